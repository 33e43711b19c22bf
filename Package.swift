// swift-tools-version: 6.2
import PackageDescription

// Bindery, the framework. It depends on nothing, so that adopting it resolves nothing.
// Arrows between modules point one way; Documentation/Architecture.md draws them.
let package = Package(
  name: "bindery",
  products: [
    .library(name: "Bindery", targets: ["Bindery"]),
    .library(name: "BinderySignals", targets: ["BinderySignals"]),
    .library(name: "BinderyNavigation", targets: ["BinderyNavigation"]),
    .library(name: "BinderyTesting", targets: ["BinderyTesting"]),
    .library(name: "BinderyTerminal", targets: ["BinderyTerminal"]),
  ],
  targets: [
    // Level 1: state. Level 2: events. Level 3: navigation.
    .target(name: "Bindery"),
    .target(name: "BinderySignals", dependencies: ["Bindery"]),
    .target(name: "BinderyNavigation", dependencies: ["BinderySignals"]),

    // For tests of anything built with the three.
    .target(name: "BinderyTesting", dependencies: ["BinderyNavigation"]),

    // The terminal view kit.
    .target(name: "BinderyTerminal", dependencies: ["BinderyNavigation", "CBinderyTerminal"]),
    .target(name: "CBinderyTerminal"),

    .testTarget(name: "BinderyTests", dependencies: ["Bindery", "BinderyTesting"]),
    .testTarget(name: "BinderySignalsTests", dependencies: ["BinderySignals", "BinderyTesting"]),
    .testTarget(
      name: "BinderyNavigationTests",
      dependencies: ["BinderyNavigation", "BinderyTesting"]
    ),
    .testTarget(name: "BinderyTestingTests", dependencies: ["BinderyTesting"]),
    .testTarget(name: "BinderyTerminalTests", dependencies: ["BinderyTerminal", "BinderyTesting"]),
  ],
  swiftLanguageModes: [.v6]
)

// Every target is written under the same rules: one isolation domain, and in CI no warnings.
let isCI = Context.environment["CI"] != nil
for target in package.targets where target.name != "CBinderyTerminal" {
  target.swiftSettings = [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if isCI { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
}
