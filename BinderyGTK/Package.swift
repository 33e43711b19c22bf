// swift-tools-version: 6.3
import PackageDescription

// The desktop view kit: what a GTK 4 and libadwaita front end over the framework needs.
// A package of its own, so that adopters of the framework need no GTK.
let bindery = "bindery"
let examples = "bindery-examples"
let package = Package(
  name: "bindery-gtk",
  products: [
    .library(name: "BinderyGTK", targets: ["BinderyGTK"]),
    .library(name: "BinderyGTKTesting", targets: ["BinderyGTKTesting"]),
    .library(name: "CGTK", targets: ["CGTK"]),
    .executable(name: "BinderyGTKTests", targets: ["BinderyGTKTests"]),
    .executable(name: "windows", targets: ["windows"]),
    .executable(name: "window-catalog", targets: ["window-catalog"]),
  ],
  dependencies: [
    .package(name: bindery, path: ".."),
    .package(name: examples, path: "../Examples"),
  ],
  targets: [
    .systemLibrary(
      name: "CGTK",
      pkgConfig: "libadwaita-1",
      providers: [.apt(["libadwaita-1-dev"])]
    ),
    .systemLibrary(name: "CEnchant"),
    .target(
      name: "BinderyGTK",
      dependencies: ["CEnchant", "CGTK", .product(name: "BinderyNavigation", package: bindery)]
    ),

    // Pictures and leak checks for the tests of windows.
    .target(name: "BinderyGTKTesting", dependencies: ["BinderyGTK", "CGTK"]),

    // Some of the examples in windows, over the same view models as in the terminal.
    .target(
      name: "ExampleWindows",
      dependencies: ["BinderyGTK", "CGTK", .product(name: "BinderyExamples", package: examples)],
      path: "Examples/Windows"
    ),
    .executableTarget(
      name: "windows",
      dependencies: [
        "BinderyGTK", "CGTK", "ExampleWindows",
        .product(name: "BinderyExamples", package: examples),
      ],
      path: "Examples/Program"
    ),

    // Every widget of the kit with made-up data.
    .target(name: "CatalogWindows", dependencies: ["BinderyGTK"], path: "Examples/Catalog"),
    .executableTarget(
      name: "window-catalog",
      dependencies: ["BinderyGTK", "CatalogWindows"],
      path: "Examples/CatalogProgram"
    ),

    // The examples in the comments of the kit; see Documentation/Snippets/README.md.
    .target(
      name: "KitSnippets",
      dependencies: ["BinderyGTK", "CGTK", "CatalogWindows"],
      path: "Examples/Snippets"
    ),

    // A program and not a test target: GTK wants the real main thread, which a test bundle lacks.
    .executableTarget(
      name: "BinderyGTKTests",
      dependencies: [
        "BinderyGTK", "BinderyGTKTesting", "CGTK", "CatalogWindows", "ExampleWindows",
        .product(name: "BinderyExamples", package: examples),
        .product(name: "BinderyTesting", package: bindery),
      ],
      path: "Tests/BinderyGTKTests"
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
