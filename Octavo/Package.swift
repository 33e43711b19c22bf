// swift-tools-version: 6.3
import PackageDescription

// Octavo, the GitHub client, and the sandbox that its demo and its tests run against.
let bindery = "bindery"
let package = Package(
  name: "octavo",
  products: [
    .executable(name: "octavo", targets: ["octavo"]),
    .executable(name: "octavo-sandbox", targets: ["octavo-sandbox"]),
    // For other programs that use GitHub's API.
    .library(name: "GitHubAPI", targets: ["GitHubAPI", "GitHubEndpoints", "GitHubValues"]),
    // For other front ends.
    .library(
      name: "OctavoLive",
      targets: [
        "GitHubValues", "IssueForms", "LineFiles", "OctavoLive", "OctavoMarkup",
        "OctavoViewModels",
      ]
    ),
    .library(name: "PictureFiles", targets: ["PictureFiles"]),
    .library(name: "OctavoServers", targets: ["GitHubSandbox", "OctavoServers"]),
    .library(name: "ScreenExamples", targets: ["ScreenExamples"]),
  ],
  dependencies: [
    .package(name: bindery, path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.90.0"),
    .package(url: "https://github.com/apple/swift-nio-extras.git", from: "1.26.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl.git", from: "2.30.0"),
    .package(url: "https://github.com/apple/swift-system.git", from: "1.5.0"),
    .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.5.0"),
    .package(url: "https://github.com/jpsim/Yams.git", from: "6.0.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird.git",
      from: "2.16.0",
      traits: []
    ),
    .package(url: "https://github.com/swift-server/async-http-client.git", from: "1.25.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess.git", from: "1.0.0", traits: []),
  ],
  targets: [
    // The values of GitHub, the endpoints of its API, and the client.
    .target(name: "GitHubValues"),
    .target(name: "GitHubEndpoints", dependencies: ["GitHubValues"]),
    .target(
      name: "GitHubAPI",
      dependencies: [
        "GitHubEndpoints", "GitHubValues",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ]
    ),

    // A GitHub of one's own, over real git repositories. It shares no type with the client.
    .target(
      name: "GitHubSandbox",
      dependencies: [
        "CMarkGFM", "CPNG", "DemoWorld", "Digests", "SourceLanguages",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      resources: [.embedInCode("GraphQLObjects/types.graphql")]
    ),
    .target(name: "Digests"),
    .target(
      name: "DemoWorld",
      dependencies: [
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Demo",
      resources: [.copy("World")]
    ),

    // The app without a screen.
    .target(
      name: "OctavoViewModels",
      dependencies: [
        "GitHubEndpoints", "GitHubValues", "IssueForms", "LineFiles", "OctavoMarkup",
        "SourceLanguages", .product(name: "BinderyNavigation", package: bindery),
      ],
      resources: [.embedInCode("OptionPicker/countries.txt")]
    ),
    .target(name: "IssueForms", dependencies: [.product(name: "Yams", package: "Yams")]),
    .target(name: "LineFiles"),
    .target(name: "OctavoMarkup", dependencies: ["CMarkGFM", "SourceLanguages"]),
    .target(name: "SourceLanguages", resources: [.embedInCode("languages.tsv")]),
    .systemLibrary(
      name: "CMarkGFM",
      pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]
    ),
    .target(
      name: "OctavoStore",
      dependencies: ["GitHubValues", .product(name: "GRDB", package: "GRDB.swift")]
    ),
    .target(
      name: "OctavoLive",
      dependencies: [
        "Digests", "GitHubAPI", "GitHubEndpoints", "LineFiles", "OctavoStore", "OctavoViewModels",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]
    ),

    // Which server a program talks to: one elsewhere, or a sandbox of its own.
    .target(
      name: "OctavoServers",
      dependencies: [
        "GitHubAPI", "GitHubSandbox", "GitHubValues", "OctavoLive", "OctavoViewModels",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),

    // Picture files, decoded at the size in which they are shown.
    .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"])]),
    .target(
      name: "PictureFiles",
      dependencies: ["CGIF", "CJPEG", "CPNG", "CWebP", "OctavoMarkup"]
    ),

    // The app in a terminal.
    .target(
      name: "OctavoTerminal",
      dependencies: [
        "GitHubValues", "IssueForms", "LineFiles", "OctavoLive", "OctavoMarkup",
        "OctavoViewModels", "PictureFiles", "SourceLanguages",
        .product(name: "BinderyTerminal", package: bindery),
      ]
    ),
    .executableTarget(
      name: "octavo",
      dependencies: [
        "OctavoServers", "OctavoTerminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(
      name: "octavo-sandbox",
      dependencies: [
        "GitHubSandbox", "OctavoServers",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ]
    ),

    // The cost of the screens with long lists.
    .executableTarget(
      name: "octavo-benchmarks",
      dependencies: [
        "GitHubAPI", "GitHubEndpoints", "GitHubSandbox", "GitHubValues", "OctavoLive",
        "OctavoServers", "OctavoTerminal", "OctavoViewModels",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "BinderyTerminal", package: bindery),
      ],
      path: "Benchmarks"
    ),

    .testTarget(name: "ArchitectureTests"),
    .testTarget(
      name: "DemoWorldTests",
      dependencies: ["DemoWorld", "GitFixture"],
      exclude: ["Golden"]
    ),
    .testTarget(
      name: "GitHubAPITests",
      dependencies: ["GitFixture", "GitHubAPI", "GitHubEndpoints", "GitHubSandbox"]
    ),
    .testTarget(
      name: "GitHubEndpointsTests",
      dependencies: ["GitHubEndpoints"],
      exclude: ["Schemas"]
    ),
    .testTarget(
      name: "GitHubSandboxTests",
      dependencies: [
        "DemoWorld", "Digests", "GitFixture", "GitHubSandbox",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      exclude: ["Schemas"]
    ),
    .testTarget(name: "IssueFormsTests", dependencies: ["IssueForms"]),
    .testTarget(name: "LineFilesTests", dependencies: ["LineFiles"]),
    .testTarget(
      name: "OctavoLiveTests",
      dependencies: [
        "GitFixture", "GitHubSandbox", "LineFiles", "OctavoLive", "outbox-worker",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "BinderyTesting", package: bindery),
      ]
    ),
    .executableTarget(
      name: "outbox-worker",
      dependencies: [
        "GitHubAPI", "GitHubEndpoints", "GitHubValues", "OctavoLive", "OctavoStore",
        "OctavoViewModels", .product(name: "BinderySignals", package: bindery),
      ],
      path: "Tests/OutboxWorker"
    ),
    .testTarget(name: "OctavoMarkupTests", dependencies: ["OctavoMarkup", "SourceLanguages"]),
    .testTarget(
      name: "OctavoServersTests",
      dependencies: [
        "GitFixture", "GitHubSandbox", "OctavoServers", "OctavoViewModels", "octavo",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(
      name: "OctavoStoreTests",
      dependencies: ["GitFixture", "OctavoStore", .product(name: "GRDB", package: "GRDB.swift")],
      exclude: ["Database/Files"]
    ),
    .testTarget(
      name: "OctavoTerminalTests",
      dependencies: [
        "CJPEG", "CPNG", "GitFixture", "GitHubSandbox", "LineFiles", "OctavoServers",
        "OctavoTerminal", "PictureFiles", "ScreenExamples", "octavo",
        .product(name: "BinderyTesting", package: bindery),
      ],
      exclude: ["Golden", "Pictures/Samples"]
    ),
    .testTarget(
      name: "OctavoViewModelsTests",
      dependencies: [
        "LineFiles", "OctavoViewModels", "ScreenExamples", "SourceLanguages",
        .product(name: "BinderyTesting", package: bindery),
      ]
    ),
    // The git that tests make their repositories with, and scripts in the place of other programs.
    .target(name: "GitFixture", path: "Tests/GitFixture"),
    // The table of screens that the tests of the view models and of both front ends go through.
    .target(
      name: "ScreenExamples",
      dependencies: ["GitHubSandbox", "GitHubValues", "OctavoViewModels"],
      path: "Tests/ScreenExamples"
    ),
    .testTarget(name: "SourceLanguagesTests", dependencies: ["SourceLanguages"]),
  ],
  swiftLanguageModes: [.v6]
)

// View models and front ends live on the main actor; the model layer below them does not.
let mainActorTargets: Set = [
  "OctavoViewModels", "OctavoViewModelsTests", "OctavoLive", "OctavoLiveTests", "OctavoServers",
  "OctavoServersTests", "OctavoTerminal", "OctavoTerminalTests", "octavo", "outbox-worker",
]
// These read and write large texts. Unoptimised they would take most of the time of the tests.
let optimizedTargets: Set = [
  "DemoWorld", "Digests", "GitHubSandbox", "GitHubValues", "LineFiles", "OctavoMarkup",
]
let warningsAreErrors = Context.environment["BINDERY_WARNINGS_AS_ERRORS"] == "1"
for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if mainActorTargets.contains(target.name) {
    target.swiftSettings?.append(.defaultIsolation(MainActor.self))
  }
  if optimizedTargets.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
  if warningsAreErrors { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
}
