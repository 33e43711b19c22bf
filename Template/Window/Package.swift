// swift-tools-version: 6.3
import PackageDescription

// The app in a window. A package of its own, so that the other targets need no GTK.
let package = Package(
  name: "NewAppWindow",
  dependencies: [
    .package(name: "NewApp", path: ".."),
    .package(name: "bindery-gtk", path: "../../BinderyGTK"),
  ],
  targets: [
    .executableTarget(
      name: "NewAppWindow",
      dependencies: [
        .product(name: "NewApp", package: "NewApp"),
        .product(name: "BinderyGTK", package: "bindery-gtk"),
      ]
    )
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
