import GitHubValues
import Testing

@testable import OctavoViewModels

struct RemoteAddressTests {
  @Test(arguments: [
    "https://github.com/apple/swift-nio", "https://github.com/apple/swift-nio.git",
    "https://github.com/apple/swift-nio.git/", "https://ada@github.com/apple/swift-nio.git",
    "https://ada:secret@www.GitHub.com:443/Apple/Swift-NIO.git", "git://github.com/apple/swift-nio",
    "git@github.com:apple/swift-nio.git", "git@github.com:/apple/swift-nio",
    "github.com:apple/swift-nio.git", "ssh://git@github.com/apple/swift-nio.git",
    "ssh://git@ssh.github.com:443/apple/swift-nio.git", "git+ssh://github.com/apple/swift-nio/",
  ])
  func `all forms of an address name the repository`(text: String) throws {
    let address = try #require(RemoteAddress(text))
    let nio = GitHub.RepositoryName(owner: "apple", name: "swift-nio")

    #expect(address.repository == HostedRepository(host: "github.com", name: nio))
    #expect(address.text == text)
  }

  @Test func `a server keeps its port, but that of SSH is another one`() {
    #expect(RemoteAddress("http://127.0.0.1:8080/a/b.git")?.repository.key == "127.0.0.1:8080/a/b")
    #expect(
      RemoteAddress("ssh://git@ghe.example.com:2222/a/b")?.repository.key == "ghe.example.com/a/b"
    )
  }

  @Test(arguments: [
    "", "/srv/git/a/b.git", "../b.git", "file:///a/b", "https://github.com/a",
    "https://github.com/a/b/c", "https://github.com//b", "https://github.com/a/.git",
    "git@github.com:b.git", "https:///a/b", "ext::sh -c x% a/b", "https://github.com/a/b c",
    "git@github.com:a/b;c", String(repeating: "x", count: 5_000) + ":a/b",
  ])
  func `other texts name none`(text: String) {
    #expect(RemoteAddress(text) == nil)
  }

  @Test(arguments: [
    ("git@github.com:octo/tides.git", "git@github.com:ada/tides.git"),
    ("https://github.com/octo/tides", "https://github.com/ada/tides.git"),
    ("ssh://git@github.com:22/octo/tides", "ssh://git@github.com:22/ada/tides.git"),
    ("git@github.com:/octo/tides", "git@github.com:/ada/tides.git"),
  ])
  func `a fork is reached in the way of its base`(text: String, fork: String) {
    let address = RemoteAddress(text)

    #expect(address?.replacing(by: .init(owner: "ada", name: "tides")) == fork)
    #expect(address?.replacing(by: .init(owner: "-x y", name: "tides")) == nil)
  }

  @Test func `the pull request of a branch is known by its upstream`() {
    let tides = HostedRepository(host: "github.com", name: .init(owner: "octo", name: "tides"))
    func upstream(_ reference: String) -> CheckedOutPullRequest? {
      BranchUpstream(remote: "origin", repository: tides, reference: reference).pullRequest
    }

    #expect(upstream("refs/pull/12/head") == .number(12, of: tides))
    #expect(upstream("refs/heads/a/b") == .head("a/b", of: tides))
    #expect(upstream("refs/pull/\(Int.max)0/head") == nil)
    #expect(upstream("refs/pull/-1/head") == nil)
    #expect(upstream("refs/tags/x") == nil)
    #expect(upstream("") == nil)
  }
}
