// swift-tools-version: 6.3
import PackageDescription

// Octavo in a window. A package of its own, so that the terminal client needs no GTK.
let gtk = "bindery-gtk"
let octavo = "octavo"
let package = Package(
  name: "octavo-in-a-window",
  products: [
    .executable(name: "octavo-desktop", targets: ["octavo-desktop"]),
    .executable(name: "OctavoDesktopTests", targets: ["OctavoDesktopTests"]),
  ],
  dependencies: [
    .package(name: gtk, path: "../../BinderyGTK"),
    .package(name: octavo, path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.5.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CGTKSource",
      pkgConfig: "gtksourceview-5",
      providers: [.apt(["libgtksourceview-5-dev"])]
    ),
    // The allocator's settings, and its counters for the tests of the memory.
    .systemLibrary(name: "CMalloc"),
    // What a program in the background goes without: the observation of worker threads, and the
    // code of a request between two of them.
    .target(name: "CBackground"),
    .target(
      name: "OctavoDesktop",
      dependencies: [
        "CGTKSource", "CMalloc",
        .product(name: "BinderyGTK", package: gtk),
        .product(name: "CGTK", package: gtk),
        .product(name: "OctavoLive", package: octavo),
        .product(name: "PictureFiles", package: octavo),
      ]
    ),
    .executableTarget(
      name: "octavo-desktop",
      dependencies: [
        "CBackground", "OctavoDesktop",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "OctavoServers", package: octavo),
      ],
      linkerSettings: [
        .unsafeFlags(
          // A reference that is not replaced, so that the functions themselves are linked, too.
          ["register", "unregister"].map { "_dispatch_workq_worker_\($0)" }
            .flatMap { ["-Xlinker", "--wrap=\($0)", "-Xlinker", "--undefined=\($0)"] }
        )
      ]
    ),

    // A program and not a test target: GTK wants the real main thread, which a test bundle lacks.
    .executableTarget(
      name: "OctavoDesktopTests",
      dependencies: [
        "CBackground", "CGTKSource", "CMalloc", "OctavoDesktop",
        .product(name: "BinderyGTK", package: gtk),
        .product(name: "BinderyGTKTesting", package: gtk),
        .product(name: "CGTK", package: gtk),
        .product(name: "OctavoLive", package: octavo),
        .product(name: "OctavoServers", package: octavo),
        .product(name: "ScreenExamples", package: octavo),
      ],
      path: "Tests/OctavoDesktopTests"
    ),
  ],
  swiftLanguageModes: [.v6]
)

// The same rules as in the framework.
let warningsAreErrors = Context.environment["BINDERY_WARNINGS_AS_ERRORS"] == "1"
for target in package.targets where target.type != .system {
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
