import BinderyNavigation
import GitHubValues
import Testing

@testable import OctavoViewModels

struct SectionAddressTests {
  private nonisolated static let name = GitHub.RepositoryName(owner: "a", name: "b")

  @Test(arguments: [
    ("/a/b#usage", Route.repository(name, section: "usage"), "/a/b#usage"),
    ("/a/b?tab=readme-ov-file#Usage", .repository(name, section: "Usage"), "/a/b#Usage"),
    ("/a/b#%E6%9D%B1", .repository(name, section: "東"), "/a/b#%E6%9D%B1"),
    ("/a/b#100%", .repository(name, section: "100%"), "/a/b#100%25"),
    ("/a/b#", .repository(name), "/a/b"), ("/a/b#%4C10", .repository(name), "/a/b"),
    (
      "/a/b/blob/main/docs/c.md#use-it",
      .source(name, revision: "main", path: "docs/c.md", section: "use-it"),
      "/a/b/blob/main/docs/c.md#use-it"
    ),
    (
      "/a/b/blob/main/c.md#L3", .source(name, revision: "main", path: "c.md", lines: LineRange(3)),
      "/a/b/blob/main/c.md#L3"
    ),
    (
      "/a/b/blob/main/C%23.md#x#y", .source(name, revision: "main", path: "C#.md#x#y"),
      "/a/b/blob/main/C%23.md%23x%23y"
    ),
    ("/a/b/tree/main/C#", .tree(name, revision: "main", path: "C#"), "/a/b/tree/main/C%23"),
    ("/a/b/releases#latest", nil, ""),
  ])
  func `the address of a document can end with a section`(
    address: String,
    route: Route?,
    printed: String
  ) throws {
    guard let link = try? DeepLink(parsing: address) else { return #expect(route == nil) }

    #expect(link.path(at: []).targets.last == route)
    #expect("\(link)" == printed)
    #expect(try DeepLink(parsing: printed) == link)
  }

  @Test func `only the screen of the document has the section, not those below it`() throws {
    let link = try DeepLink(parsing: "/a/b/blob/main/c.md#usage")

    #expect(link.path(at: []).targets.contains(.repository(Self.name)))
  }

  @Test(arguments: [
    ("https://github.com/a/b#usage", DeepLink(words: ["a", "b"], section: "usage")),
    ("https://github.com/a/b.git?tab=x#usage", DeepLink(words: ["a", "b"], section: "usage")),
    (
      "https://github.com/a/b/blob/main/c.md#usage",
      DeepLink(words: ["a", "b", "blob", "main", "c.md"], section: "usage")
    ),
    ("https://github.com/a/b/tree/main#readme", DeepLink(words: ["a", "b", "tree", "main"])),
    ("https://github.com/orgs/a#usage", DeepLink(words: ["a"])),
    ("https://github.com/a/b/milestone/3#comment", DeepLink(words: ["a", "b"])),
    ("a/b#usage", DeepLink(words: ["a", "b"], section: "usage")),
  ])
  func `the address of a page keeps a section of a document`(
    address: String,
    link: DeepLink
  ) throws {
    #expect(try PlaceAddress(parsing: address).link == link)
  }
}
