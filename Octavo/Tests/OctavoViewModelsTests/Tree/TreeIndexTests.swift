import GitHubValues
import Testing

@testable import OctavoViewModels

struct TreeIndexTests {
  @Test func `a large tree is indexed elsewhere, with the same outcome`() async {
    let entries = (0..<10_000).map {
      GitHub.TreeEntry(path: "folder\($0 % 100)/file\($0)", size: $0)
    }

    let index = await TreeIndex.of(GitHub.Tree(entries: entries))

    #expect(index["folder7"] == entries.filter { $0.path.hasPrefix("folder7/") })
    #expect(index["folder100"] == nil)
  }

  @Test func `a tree a thousand folders deep is indexed`() {
    let path = Array(repeating: "d", count: 1000).joined(separator: "/")

    let index = TreeIndex([GitHub.TreeEntry(path: "\(path)/f")])

    #expect(index[path]?.count == 1)
  }
}
