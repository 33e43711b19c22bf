// swift-tools-version: 6.3
import PackageDescription

// Bindery, the framework. It has no dependencies, so adopters resolve no further package.
// Modules depend on each other in one direction; see Documentation/Architecture.md.
let package = Package(
  name: "bindery",
  // `isolated deinit` needs these at run time; see Documentation/Platforms.md. On Linux the
  // toolchain's own runtime is used. No other platform is part of CI.
  platforms: [
    .macOS("15.4"), .macCatalyst("18.4"), .iOS("18.4"), .tvOS("18.4"), .visionOS("2.4"),
    .watchOS("11.4"),
  ],
  products: [
    .library(name: "Bindery", targets: ["Bindery"]),
    .library(name: "BinderySignals", targets: ["BinderySignals"]),
    .library(name: "BinderyNavigation", targets: ["BinderyNavigation"]),
    .library(name: "BinderyTesting", targets: ["BinderyTesting"]),
    .library(name: "BinderyTerminal", targets: ["BinderyTerminal"]),
    .library(name: "BinderySwiftUI", targets: ["BinderySwiftUI"]),
    .library(name: "BinderyCombine", targets: ["BinderyCombine"]),
    .library(name: "BinderyMigration", targets: ["BinderyMigration"]),
    // The three levels as one dynamic library; see Documentation/SeveralFrameworks.md.
    .library(
      name: "BinderyDynamic",
      type: .dynamic,
      targets: ["Bindery", "BinderySignals", "BinderyNavigation"]
    ),
  ],
  targets: [
    // Level 1: state. Level 2: events. Level 3: navigation.
    .target(name: "Bindery"),
    .target(name: "BinderySignals", dependencies: ["Bindery"]),
    .target(name: "BinderyNavigation", dependencies: ["BinderySignals"]),

    // The testing kit for all three levels.
    .target(name: "BinderyTesting", dependencies: ["BinderyNavigation", "CBinderyTesting"]),
    .target(
      name: "CBinderyTesting",
      linkerSettings: [.linkedLibrary("dispatch", .when(platforms: [.linux]))]
    ),

    // The terminal view kit.
    .target(name: "BinderyTerminal", dependencies: ["BinderyNavigation", "CBinderyTerminal"]),
    .target(name: "CBinderyTerminal"),

    // The view kit for SwiftUI. Elsewhere it has the adapters alone, without a view.
    .target(name: "BinderySwiftUI", dependencies: ["BinderyNavigation", "CBinderySwiftUI"]),
    .target(name: "CBinderySwiftUI"),

    // The bridge to Combine. Tests/Combine tests the same sources with OpenCombine.
    .target(name: "BinderyCombine", dependencies: ["BinderySignals"]),

    // The names of other libraries, for the time of a move from one of them.
    .target(name: "BinderyMigration", dependencies: ["BinderySignals"]),

    // A program that the tests run.
    .executableTarget(
      name: "SettlingProgram",
      dependencies: ["BinderyTesting"],
      path: "Tests/Programs/SettlingProgram"
    ),

    // The shared code of tests with random scripts.
    .target(name: "RandomScripts", path: "Tests/RandomScripts"),

    .testTarget(
      name: "BinderyTests",
      dependencies: ["Bindery", "BinderyTesting", "RandomScripts"]
    ),
    .testTarget(
      name: "BinderySignalsTests",
      dependencies: ["BinderySignals", "BinderyTesting", "RandomScripts"]
    ),
    .testTarget(
      name: "BinderyNavigationTests",
      dependencies: ["BinderyNavigation", "BinderyTesting", "RandomScripts"]
    ),
    .testTarget(
      name: "BinderyTestingTests",
      dependencies: ["BinderyTesting", "SettlingProgram"]
    ),
    .testTarget(name: "BinderyTerminalTests", dependencies: ["BinderyTerminal", "BinderyTesting"]),
    .testTarget(name: "BinderySwiftUITests", dependencies: ["BinderySwiftUI", "BinderyTesting"]),
    // Rules for the text of the framework's own files.
    .testTarget(name: "SourceTests"),
  ],
  swiftLanguageModes: [.v6]
)

// All targets have the same settings: one isolation domain, and in the scripts no warnings.
let warningsAreErrors = Context.environment["BINDERY_WARNINGS_AS_ERRORS"] == "1"
// Starts tasks as the systems before version 26 do, so that the tests can hold the promises there.
let startsTasksLate = Context.environment["BINDERY_LATE_TASKS"] != nil
// Lets the standard library track all reads, so that the tests can hold the promises there, too.
let tracksReads = Context.environment["BINDERY_TRACKS_READS"] != nil
for target in package.targets where !target.name.hasPrefix("CBindery") {
  target.swiftSettings = [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // Tests may use unsafe constructs without a mark.
  if !target.isTest { target.swiftSettings?.append(.strictMemorySafety()) }
  if startsTasksLate { target.swiftSettings?.append(.define("BINDERY_LATE_TASKS")) }
  if tracksReads { target.swiftSettings?.append(.define("BINDERY_TRACKS_READS")) }
  if warningsAreErrors { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
}
