// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Measures",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Measures", targets: ["Measures"])],
    targets: [.target(name: "Measures")]
)
