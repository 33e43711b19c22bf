import Testing

@testable import GitHubSandbox

/// Owner and name out of a remote's address.
struct RemoteNameTests {
  @Test(
    arguments: [
      ("https://github.com/harbour/lantern.git", "harbour", "lantern"),
      ("https://user:secret@github.com/harbour/lantern", "harbour", "lantern"),
      ("ssh://git@host:2222/harbour/lantern.git/", "harbour", "lantern"),
      ("git@github.com:harbour/lantern.git", "harbour", "lantern"),
      ("https://gitlab.example.org/group/sub/lantern.git", "sub", "lantern"),
      ("https://git.example.org/lantern.git", nil, "lantern"),
      ("https://git.example.org/~ada/my project.git", "ada", "my-project"),
    ] as [(String, String?, String)]
  )
  func `every form of address is understood`(url: String, owner: String?, name: String) throws {
    let found = try #require(RemoteName(url: url))

    #expect([found.owner, found.name] == [owner, name])
  }

  @Test(arguments: ["file:///srv/git/repo.git", "/srv/git/repo", "../repo", "C/repo"])
  func `a path on this machine names no repository`(url: String) {
    #expect(RemoteName(url: url) == nil)
  }

  @Test(arguments: ["", "https://", "..", "/", "git@github.com:"])
  func `an address without a name has none`(url: String) {
    #expect(RemoteName(url: url) == nil)
  }
}
