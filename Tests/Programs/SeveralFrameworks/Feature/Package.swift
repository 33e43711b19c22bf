// swift-tools-version: 6.3
import PackageDescription

// A framework of its own, which links the levels as the variable says.
let product = Context.environment["BINDERY_PRODUCT"] ?? "Bindery"
let package = Package(
  name: "feature",
  platforms: [.macOS(.v26), .iOS(.v26)],
  products: [.library(name: "Feature", type: .dynamic, targets: ["Feature"])],
  dependencies: [.package(name: "bindery", path: "../../../..")],
  targets: [.target(name: "Feature", dependencies: [.product(name: product, package: "bindery")])]
)
