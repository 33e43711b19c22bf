// swift-tools-version: 6.3
import PackageDescription

// An app that links the levels as the variable says, and a framework that does, too.
let product = Context.environment["BINDERY_PRODUCT"] ?? "Bindery"
let package = Package(
  name: "app",
  platforms: [.macOS(.v26), .iOS(.v26)],
  dependencies: [
    .package(name: "bindery", path: "../../../.."),
    .package(name: "feature", path: "../Feature"),
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: product, package: "bindery"), .product(name: "Feature", package: "feature"),
      ]
    )
  ]
)
