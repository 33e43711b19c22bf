// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "NewApp",
  platforms: [.macOS("15.4"), .iOS("18.4")],
  products: [
    .library(name: "NewApp", targets: ["NewApp"])
  ],
  dependencies: [
    .package(name: "bindery", path: "..")
  ],
  targets: [
    // The view models, which import no user interface.
    .target(
      name: "NewApp",
      dependencies: [.product(name: "BinderyNavigation", package: "bindery")]
    ),
    .executableTarget(
      name: "NewAppTerminal",
      dependencies: ["NewApp", .product(name: "BinderyTerminal", package: "bindery")]
    ),
    .testTarget(
      name: "NewAppTests",
      dependencies: ["NewApp", .product(name: "BinderyTesting", package: "bindery")]
    ),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
