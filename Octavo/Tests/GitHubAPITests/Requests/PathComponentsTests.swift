import Testing

@testable import GitHubAPI

struct PathComponentsTests {
  @Test func `a slash in a name stays in the name`() {
    let path: PathComponents = ["repos", "apple", "swift-nio", "branches", "release/1.0"]

    #expect(path.encoded() == "/repos/apple/swift-nio/branches/release%2F1.0")
  }

  @Test func `every byte that means something in an address is escaped`() {
    let path: PathComponents = ["a?b#c%d", "ü\n\u{1B}"]

    #expect(
      path.encoded(query: [("q", "a&b=c +")])
        == "/a%3Fb%23c%25d/%C3%BC%0A%1B?q=a%26b%3Dc%20%2B"
    )
  }

  @Test(arguments: [["users", ".."], ["users", ""], ["users", "."]])
  func `a component that would lead elsewhere is noticed`(_ components: [String]) {
    var path: PathComponents = []
    path.components = components

    #expect(!path.isWellFormed)
  }
}
