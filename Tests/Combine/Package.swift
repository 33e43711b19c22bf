// swift-tools-version: 6.3
import PackageDescription

// BinderyCombine over OpenCombine, which runs on Linux: the same sources in a target of another
// name. A package of its own, so that adopters of the framework resolve no dependency.
let bindery = "bindery"
let package = Package(
  name: "bindery-combine-tests",
  dependencies: [
    .package(name: bindery, path: "../.."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .target(
      name: "BinderyOpenCombine",
      dependencies: ["OpenCombine", .product(name: "BinderySignals", package: bindery)],
      path: "Sources/BinderyCombine"
    ),
    .testTarget(
      name: "BinderyCombineTests",
      dependencies: [
        "BinderyOpenCombine", "OpenCombine", .product(name: "BinderyTesting", package: bindery),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// The rules of the framework.
let warningsAreErrors = Context.environment["BINDERY_WARNINGS_AS_ERRORS"] == "1"
for target in package.targets {
  target.swiftSettings = [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if warningsAreErrors { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
}
