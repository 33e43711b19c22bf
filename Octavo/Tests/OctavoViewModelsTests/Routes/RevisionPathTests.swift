import GitHubValues
import Testing

@testable import OctavoViewModels

struct RevisionPathTests {
  private let references = [
    GitHub.Reference(kind: .branch, name: "main"),
    GitHub.Reference(kind: .branch, name: "release/1.0"),
    GitHub.Reference(kind: .branch, name: "release/1.0/fixes"),
    GitHub.Reference(kind: .tag, name: "v1.0"),
  ]

  @Test(arguments: [
    ("main", "main", ""),
    ("main/Sources/NIO", "main", "Sources/NIO"),
    ("v1.0/README.md", "v1.0", "README.md"),
    ("release/1.0", "release/1.0", ""),
    ("release/1.0/Sources", "release/1.0", "Sources"),
    ("release/1.0/fixes/Sources", "release/1.0/fixes", "Sources"),
    ("release/1.0/fixesSources", "release/1.0", "fixesSources"),
    ("0a1b2c3/Sources", "0a1b2c3", "Sources"),
    ("mainline/Sources", "mainline", "Sources"),
  ])
  func `the longest branch or tag that fits is the reference`(
    text: String,
    revision: String,
    path: String
  ) {
    let resolved = RevisionPath(text).resolved(among: references)

    #expect(resolved.revision == revision)
    #expect(resolved.path == path)
    #expect(resolved.reference?.name == references.first { $0.name == revision }?.name)
  }
}
