// swift-tools-version: 6.2
import PackageDescription

// What the framework costs beside its peers. A package of its own, so that whoever adopts the
// framework resolves no peer. No flags: the modules are built as any consumer's are.
let bindery = "bindery"
let package = Package(
  name: "bindery-benchmarks",
  products: [.executable(name: "bindery-benchmarks", targets: ["bindery-benchmarks"])],
  dependencies: [
    .package(name: bindery, path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    // How it is measured: what counts allocations and instructions, and the harness above it.
    .target(name: "CMeasuring"),
    .target(name: "Measuring", dependencies: ["CMeasuring"]),

    // Delivery and nothing else, in a module of its own, as the framework is.
    .target(name: "DeliveryFloor"),

    // What the peers are measured with. Nonisolated: a closure that is written in main-actor code
    // is checked for its isolation at every call by such libraries, and they must not pay for that.
    .target(name: "Peers", dependencies: ["DeliveryFloor", "Measuring", "OpenCombine"]),

    // The program, and what the framework is measured with.
    .executableTarget(
      name: "bindery-benchmarks",
      dependencies: ["Measuring", "Peers", .product(name: "BinderySignals", package: bindery)]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// The rules of the framework; only the program lives on the main actor.
let isCI = Context.environment["CI"] != nil
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
  if isCI { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
}
