// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "outline",
    platforms: [.macOS(.v13)],
    dependencies: [.package(path: "../../../generated/swift")],
    targets: [.executableTarget(name: "outline", dependencies: [.product(name: "HapiProtocol", package: "swift")])]
)
