// swift-tools-version: 6.3
import PackageDescription

// Measures the framework beside its peers. A package of its own, so that adopters of the framework
// resolve no peer. No flags: the modules are built as any adopter's are.
let bindery = "bindery"
let package = Package(
  name: "bindery-benchmarks",
  products: [.executable(name: "bindery-benchmarks", targets: ["bindery-benchmarks"])],
  dependencies: [
    .package(name: bindery, path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    // Counters of allocations and instructions, and the harness that uses them.
    .target(name: "CMeasuring"),
    .target(name: "Measuring", dependencies: ["CMeasuring"]),

    // Delivery without any other feature, in a module of its own, as the framework is.
    .target(name: "DeliveryFloor"),

    // The cases of the peers. Nonisolated: a closure that is written in main-actor code is checked
    // for its isolation at every call by such libraries, and the figures must not include that.
    .target(name: "Peers", dependencies: ["DeliveryFloor", "Measuring", "OpenCombine"]),

    // The program, and the cases of the framework.
    .executableTarget(
      name: "bindery-benchmarks",
      dependencies: [
        "Measuring", "Peers", .product(name: "BinderyNavigation", package: bindery),
        .product(name: "BinderySignals", package: bindery),
        .product(name: "BinderyTerminal", package: bindery),
        .product(name: "BinderyTesting", package: bindery),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// The rules of the framework; only the program lives on the main actor.
let warningsAreErrors = Context.environment["BINDERY_WARNINGS_AS_ERRORS"] == "1"
for target in package.targets where target.name != "CMeasuring" {
  target.swiftSettings = [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if target.type == .executable {
    target.swiftSettings?.append(.defaultIsolation(MainActor.self))
  }
  if warningsAreErrors { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
}
