// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "outline",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "HapiProtocol", path: "../../generated/swift")],
    targets: [.executableTarget(name: "outline", dependencies: ["HapiProtocol"])]
)
