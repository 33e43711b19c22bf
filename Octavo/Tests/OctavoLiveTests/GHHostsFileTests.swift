import Foundation
import GitHubValues
import Testing

@testable import OctavoLive

struct GHHostsFileTests {
  private typealias Entry = GHHostsFile.Entry

  private nonisolated static let usual = """
    github.com:
        git_protocol: https
        users:
            mona:
                oauth_token: gho_other
            octocat:
        user: octocat
        oauth_token: gho_0123
    ghe.example.com:
        user: ada
    """

  @Test func `the account and the token of each server are found`() {
    let file = GHHostsFile(Self.usual)

    let entries = ["github.com", "ghe.example.com", "example.com"].map(file.entry)

    #expect(
      entries == [
        Entry(login: "octocat", token: GitHub.Token("gho_0123")), Entry(login: "ada"), nil,
      ]
    )
  }

  @Test(arguments: [
    "# a comment\n\n---\ngithub.com:\n  user: ada\n  oauth_token: t\n",
    "github.com:\r\n  user: ada\r\n  oauth_token: t\r\n",
    "\"github.com\":\n  user: 'ada'\n  oauth_token: \"t\"",
    "GitHub.com:  \n\n    # x\n    oauth_token:   t  \n    user: ada",
    "github.com:\n user: ada\n oauth_token: t\ngithub.com:\n user: eve\n oauth_token: e",
    "github.com:\n user: ada\n user: eve\n oauth_token: t\n oauth_token: e",
  ])
  func `forms that other programs write are read`(text: String) {
    let entry = GHHostsFile(text).entry(for: "github.com")

    #expect(entry == Entry(login: "ada", token: GitHub.Token("t")))
  }

  @Test(arguments: [
    "github.com:\n  user: \"a\\u001b[2J\"\n  oauth_token: a b",
    "github.com:\n  user: \u{1B}[2Jada\n  oauth_token: t\u{0}t",
    "github.com:\n  user: &a ada\n  oauth_token: !!str t",
    "github.com:\n  user: |\n    ada\n  oauth_token: >\n    t",
    "github.com:\n  user:ada\n  oauth_token:t",
    "github.com:\n\tuser: ada\n\toauth_token: t",
    "github.com:\n  users:\n    user: ada\n    oauth_token: t",
    "github.com:\n  user: \(String(repeating: "a", count: 101))\n  oauth_token:\nother: t",
    "github.com:\n  user: a\u{202E}da\n  oauth_token: т",
  ])
  func `values that no account has are ignored`(text: String) {
    let entry = GHHostsFile(text).entry(for: "github.com")

    #expect(entry == Entry())
  }

  @Test(arguments: [
    "", ":", "\n\n", "github.com", "github.com: {user: ada, oauth_token: t}", "user: ada",
    "  github.com:\n    user: ada", "- github.com:\n  user: ada", "github.com.evil:\n  user: ada",
  ])
  func `a file of another form has no account`(text: String) {
    #expect(GHHostsFile(text).entry(for: "github.com") == nil)
  }

  @Test func `the file is found as gh finds it`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "octavo-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, login) in [("own", "a"), ("x/gh", "b"), ("home/.config/gh", "c")] {
      let place = folder.appending(path: path)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("github.com:\n  user: \(login)".utf8).write(to: place.appending(path: "hosts.yml"))
    }
    var environment = ["HOME": "\(folder.path)/home"]
    func login() -> String? { GHHostsFile(in: environment)?.entry(for: "github.com")?.login }

    let inHome = login()
    environment["XDG_CONFIG_HOME"] = "\(folder.path)/x"
    let inConfiguration = login()
    environment["GH_CONFIG_DIR"] = "\(folder.path)/own"
    let own = login()

    #expect([inHome, inConfiguration, own] == ["c", "b", "a"])
    #expect(GHHostsFile(in: [:]) == nil)
  }

  @Test func `a pipe, a folder and a file without an end do no harm`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "octavo-\(UUID())")
    let file = folder.appending(path: "hosts.yml")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let environment = ["GH_CONFIG_DIR": folder.path]

    try #require(mkfifo(file.path, 0o600) == 0)
    let pipe = GHHostsFile(in: environment)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/dev/zero")
    let zeros = GHHostsFile(in: environment)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)

    #expect(pipe == nil)
    #expect(zeros == nil)
    #expect(GHHostsFile(in: environment) == nil)
  }
}
