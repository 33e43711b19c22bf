/// The modules that each module may import.
///
/// Nothing else may be imported. It is the map of Documentation/Architecture.md, whose arrows point
/// one way.
let importMap: [String: Set<String>] = [
  // The framework: the toolchain’s own modules, and the levels below.
  "Sources/Bindery": ["Darwin", "Observation", "Synchronization"],
  "Sources/BinderySignals": ["Bindery", "Observation"],
  "Sources/BinderyNavigation": ["Bindery", "BinderySignals"],
  "Sources/BinderyTesting": [
    "Bindery", "BinderySignals", "BinderyNavigation", "CBinderyTesting", "Observation",
  ],
  "Sources/BinderyCombine": ["Bindery", "BinderySignals", "Combine", "OpenCombine"],
  "Sources/BinderyMigration": ["Bindery", "BinderySignals"],
  "Sources/BinderySwiftUI": ["Bindery", "BinderyNavigation", "SwiftUI"],
  "Sources/BinderyTerminal": [
    "Bindery", "BinderySignals", "BinderyNavigation", "CBinderyTerminal", "Dispatch", "Glibc",
    "Musl",
  ],

  // The desktop view kit: GTK, and what the main actor needs to run inside its loop.
  "BinderyGTK/Sources/BinderyGTK": [
    "BinderyNavigation", "CEnchant", "CGTK", "Dispatch", "Synchronization",
  ],
  "BinderyGTK/Sources/BinderyGTKTesting": ["BinderyGTK", "CGTK", "Foundation", "Testing"],
  "BinderyGTK/Examples/Windows": [
    "BinderyGTK", "CGTK", "LoginLevel1", "LoginLevel2", "LoginLevel3", "LoginSteps",
    "PersonExample", "Postcards",
  ],
  "BinderyGTK/Examples/Catalog": ["Bindery", "BinderyGTK", "BinderyNavigation"],
  "BinderyGTK/Examples/CatalogProgram": ["BinderyGTK", "CatalogWindows", "Glibc"],
  "BinderyGTK/Examples/Program": ["BinderyGTK", "CGTK", "ExampleWindows", "Glibc", "LoginSteps"],

  // The examples' view models: each on the level that it is an example of.
  "Examples/Catalog": [
    "Bindery", "BinderyNavigation", "BinderyTerminal", "ExampleSupport", "Glibc", "Musl",
  ],
  "Examples/Person": [],
  "Examples/FollowExperts": ["Bindery", "Observation"],
  "Examples/Mine": ["BinderySignals"],
  "Examples/Postcards": ["BinderyNavigation"],
  "Examples/TweetboatPlus/ViewModels": ["BinderyNavigation", "BinderySignals"],
  "Examples/LoginInFourSteps/Form": [],
  "Examples/LoginInFourSteps/MVC": ["LoginSteps"],
  "Examples/LoginInFourSteps/Level1": ["Bindery", "LoginSteps"],
  "Examples/LoginInFourSteps/Level2": ["BinderySignals", "LoginSteps"],
  "Examples/LoginInFourSteps/Level3": ["BinderyNavigation", "LoginSteps"],

  // What the framework costs: only its public face, and no peer beside it in a module.
  "Benchmarks/Sources/Measuring": ["CMeasuring", "Observation", "Synchronization"],
  "Benchmarks/Sources/DeliveryFloor": ["Synchronization"],
  "Benchmarks/Sources/Peers": [
    "DeliveryFloor", "Measuring", "Observation", "OpenCombine", "Synchronization",
  ],
  "Benchmarks/Sources/bindery-benchmarks": [
    "BinderyNavigation", "BinderySignals", "BinderyTerminal", "BinderyTesting", "Glibc",
    "Measuring", "Peers",
  ],

  // The values of GitHub, the endpoints of its API without HTTP, and the client.
  "Octavo/Sources/GitHubValues": ["Foundation"],
  "Octavo/Sources/GitHubEndpoints": ["Foundation", "GitHubValues"],
  "Octavo/Sources/GitHubAPI": [
    "AsyncHTTPClient", "Foundation", "GitHubEndpoints", "GitHubValues", "NIOCore", "NIOHTTP1",
    "NIOHTTPCompression", "NIOPosix", "NIOSSL", "Synchronization",
  ],

  // A GitHub of one's own: nothing of the client.
  "Octavo/Sources/Digests": ["Foundation"],
  "Octavo/Demo": ["Foundation", "Subprocess", "Synchronization", "SystemPackage"],
  "Octavo/Sources/GitHubSandbox": [
    "CDispatch", "CMarkGFM", "CPNG", "DemoWorld", "Digests", "Dispatch", "Foundation", "GRDB",
    "Glibc", "HTTPTypes", "Hummingbird", "HummingbirdCore", "Logging", "NIOCore", "NIOHTTP1",
    "NIOHTTPTypes", "SourceLanguages", "Subprocess", "Synchronization",
  ],
  "Octavo/Benchmarks": [
    "ArgumentParser", "BinderyTerminal", "Foundation", "GitHubAPI", "GitHubEndpoints",
    "GitHubSandbox", "GitHubValues", "OctavoLive", "OctavoServers", "OctavoTerminal",
    "OctavoViewModels",
  ],
  "Octavo/Sources/octavo-sandbox": [
    "ArgumentParser", "Foundation", "GitHubSandbox", "Logging", "OctavoServers",
  ],

  // The app without a screen: no UI, no HTTP, no database.
  "Octavo/Sources/OctavoViewModels": [
    "Bindery", "BinderySignals", "BinderyNavigation", "Foundation", "GitHubEndpoints",
    "GitHubValues", "IssueForms", "LineFiles", "OctavoMarkup", "SourceLanguages",
  ],
  "Octavo/Sources/IssueForms": ["Yams"],
  "Octavo/Sources/LineFiles": ["Foundation", "Glibc"],
  "Octavo/Sources/OctavoMarkup": ["CMarkGFM", "SourceLanguages", "Synchronization"],
  "Octavo/Sources/SourceLanguages": [],
  "Octavo/Sources/OctavoStore": [
    "Dispatch", "Foundation", "GRDB", "GitHubValues", "Glibc", "Synchronization",
  ],
  "Octavo/Sources/OctavoLive": [
    "BinderyNavigation", "BinderySignals", "Digests", "Dispatch", "Foundation", "GitHubAPI",
    "GitHubEndpoints", "GitHubValues", "Glibc", "LineFiles", "NIOCore", "NIOHTTP1", "NIOPosix",
    "OctavoStore", "OctavoViewModels", "Subprocess", "SystemPackage",
  ],

  // Which server a program talks to: its own, or one elsewhere.
  "Octavo/Sources/OctavoServers": [
    "ArgumentParser", "Foundation", "GitHubAPI", "GitHubSandbox", "GitHubValues", "Glibc",
    "OctavoLive", "OctavoViewModels",
  ],

  // Picture files, decoded at the size in which they are shown.
  "Octavo/Sources/PictureFiles": ["CGIF", "CJPEG", "CPNG", "CWebP", "OctavoMarkup"],

  // The app in a terminal.
  "Octavo/Sources/OctavoTerminal": [
    "Bindery", "BinderyNavigation", "BinderyTerminal", "Foundation", "GitHubValues", "IssueForms",
    "LineFiles",
    "OctavoLive", "OctavoMarkup", "OctavoViewModels", "PictureFiles", "SourceLanguages",
  ],
  "Octavo/Sources/octavo": [
    "ArgumentParser", "BinderyTerminal", "Foundation", "Glibc", "OctavoLive", "OctavoServers",
    "OctavoTerminal", "OctavoViewModels",
  ],

  // The app in a window.
  "Octavo/Desktop/Sources/OctavoDesktop": [
    "BinderyGTK", "CGTK", "CGTKSource", "CMalloc", "Foundation", "GitHubValues", "IssueForms",
    "LineFiles",
    "OctavoLive", "OctavoMarkup", "OctavoViewModels", "PictureFiles", "SourceLanguages",
  ],
  "Octavo/Desktop/Sources/octavo-desktop": [
    "ArgumentParser", "BinderyGTK", "CBackground", "Foundation", "OctavoDesktop", "OctavoLive",
    "OctavoServers", "OctavoViewModels",
  ],
]

extension SourceFile {
  /// The modules that the file imports and may not.
  func importsBeyond(_ allowed: Set<String>) -> Set<String> { imports.subtracting(allowed) }
}
