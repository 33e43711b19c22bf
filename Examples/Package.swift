// swift-tools-version: 6.3
import PackageDescription

// The articles' examples, and one that writes postcards: view models, and their front end in the
// terminal. A package of its own, so that the framework has no product and no target that only its
// examples need.
let bindery = "bindery"
let state: Target.Dependency = .product(name: "Bindery", package: bindery)
let signals: Target.Dependency = .product(name: "BinderySignals", package: bindery)
let navigation: Target.Dependency = .product(name: "BinderyNavigation", package: bindery)
let terminal: Target.Dependency = .product(name: "BinderyTerminal", package: bindery)
let testing: Target.Dependency = .product(name: "BinderyTesting", package: bindery)

let package = Package(
  name: "bindery-examples",
  products: [
    // The view models of BinderyGTK/Examples, without a front end.
    .library(
      name: "BinderyExamples",
      targets: [
        "LoginLevel1", "LoginLevel2", "LoginLevel3", "LoginSteps", "PersonExample", "Postcards",
      ]
    ),
    .executable(name: "catalog", targets: ["catalog"]),
    .executable(name: "examples", targets: ["examples"]),
    .executable(name: "tweetboat", targets: ["tweetboat"]),
  ],
  dependencies: [.package(name: bindery, path: "..")],
  targets: [
    .target(name: "FollowExperts", dependencies: [state], path: "FollowExperts"),
    .target(
      name: "LoginLevel1",
      dependencies: ["LoginSteps", state],
      path: "LoginInFourSteps/Level1"
    ),
    .target(
      name: "LoginLevel2",
      dependencies: ["LoginSteps", signals],
      path: "LoginInFourSteps/Level2"
    ),
    .target(
      name: "LoginLevel3",
      dependencies: ["LoginSteps", navigation],
      path: "LoginInFourSteps/Level3"
    ),
    .target(name: "LoginMVC", dependencies: ["LoginSteps"], path: "LoginInFourSteps/MVC"),
    .target(name: "LoginSteps", path: "LoginInFourSteps/Form"),
    .target(name: "Mine", dependencies: [signals], path: "Mine"),
    .target(name: "PersonExample", path: "Person"),
    .target(name: "Postcards", dependencies: [navigation], path: "Postcards"),
    .target(name: "TweetboatPlus", dependencies: [navigation], path: "TweetboatPlus/ViewModels"),

    .target(name: "ExampleSupport", dependencies: [terminal], path: "Support"),
    .executableTarget(
      name: "catalog",
      dependencies: ["ExampleSupport", terminal],
      path: "Catalog"
    ),
    .executableTarget(
      name: "examples",
      dependencies: [
        "ExampleSupport", "FollowExperts", "LoginLevel1", "LoginLevel2", "LoginLevel3", "LoginMVC",
        "LoginSteps", "Mine", "PersonExample", "Postcards", terminal,
      ],
      path: "Terminal"
    ),
    .executableTarget(
      name: "tweetboat",
      dependencies: ["ExampleSupport", "TweetboatPlus", terminal],
      path: "TweetboatPlus/Terminal"
    ),

    .testTarget(
      name: "ExamplesTests",
      dependencies: ["catalog", "examples", "tweetboat", terminal, testing],
      exclude: ["Frames"]
    ),
    .testTarget(name: "FollowExpertsTests", dependencies: ["FollowExperts", testing]),
    .testTarget(
      name: "LoginInFourStepsTests",
      dependencies: [
        "LoginLevel1", "LoginLevel2", "LoginLevel3", "LoginMVC", "LoginSteps", testing,
      ]
    ),
    .testTarget(name: "MineTests", dependencies: ["Mine", testing]),
    .testTarget(name: "PersonTests", dependencies: ["PersonExample", testing]),
    .testTarget(name: "TweetboatPlusTests", dependencies: ["TweetboatPlus", testing]),
  ],
  swiftLanguageModes: [.v6]
)

// The same rules as in the framework.
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
