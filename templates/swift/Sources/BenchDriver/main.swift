import Foundation
import HapiProtocol

// Measures files with a list of messages, warm: for each a line of JSON with the median seconds of JSONSerialization
// reading the bytes (`parse`), of decoding what this module read (`decode`), and of this module reading and decoding the
// bytes (`whole`).

let warmUp = 3
let runs = 9

func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
}

func median(_ times: [Double]) -> JSONValue {
    .number(times.dropFirst(warmUp).sorted()[runs / 2])
}

for path in CommandLine.arguments.dropFirst() {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let messages = try JSONValue(json: bytes).array ?? []
    var parse: [Double] = []
    var decoding: [Double] = []
    var whole: [Double] = []
    for _ in 0..<(warmUp + runs) {
        parse.append(try seconds { _ = try JSONSerialization.jsonObject(with: bytes) })
        decoding.append(seconds { _ = decode(messages) })
        whole.append(try seconds { _ = decode(try JSONValue(json: bytes).array ?? []) })
    }
    let medians: JSONObject = [
        "path": .string(path), "parse": median(parse), "decode": median(decoding), "whole": median(whole),
    ]
    print(JSONValue.object(medians).canonicalText)
}
