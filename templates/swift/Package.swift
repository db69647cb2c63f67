// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "HapiProtocol",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [
        .library(name: "HapiProtocol", targets: ["HapiProtocol"])
    ],
    targets: [
        .target(name: "HapiProtocol"),
        .executableTarget(name: "ConformanceDriver", dependencies: ["HapiProtocol"]),
        .executableTarget(name: "BenchDriver", dependencies: ["HapiProtocol"]),
        .testTarget(name: "HapiProtocolTests", dependencies: ["HapiProtocol"]),
    ]
)
