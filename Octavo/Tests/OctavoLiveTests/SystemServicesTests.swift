import Foundation
import GitHubAPI
import GitHubValues
import Testing

@testable import OctavoLive

struct EnvironmentTests {
  /// A server, what the environment holds, and the variable that counts.
  typealias Offer = (host: String, environment: [String: String], variable: String?)

  private nonisolated static let offers: [Offer] = [
    ("github.com", ["GH_TOKEN": "a", "GITHUB_TOKEN": "b"], "GH_TOKEN"),
    ("github.com", ["GH_TOKEN": " ", "GITHUB_TOKEN": "b"], "GITHUB_TOKEN"),
    ("github.com", ["GH_ENTERPRISE_TOKEN": "a"], nil),
    ("acme.ghe.com", ["GH_TOKEN": "a"], "GH_TOKEN"),
    ("ghe.example.com", ["GH_TOKEN": "a"], nil),
    ("ghe.example.com", ["GH_TOKEN": "a", "GH_HOST": "ghe.example.com"], "GH_TOKEN"),
    ("ghe.example.com", ["GH_ENTERPRISE_TOKEN": "a", "GH_TOKEN": "b"], "GH_ENTERPRISE_TOKEN"),
    ("127.0.0.1:8080", ["GH_TOKEN": "a"], "GH_TOKEN"),
  ]

  @Test(arguments: offers)
  func `a token is offered only to the server it is for`(_ offer: Offer) throws {
    let host = try GitHub.Host(parsing: offer.host)

    let offered = EnvironmentToken(for: host, in: offer.environment)

    #expect(offered?.variable == offer.variable)
  }

  @Test func `folders are where the rules have them`() {
    let usual = Folders(environment: ["HOME": "/home/ada", "XDG_STATE_HOME": "relative"])
    let moved = Folders(
      environment: ["XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s"]
    )

    #expect(usual.data.path == "/home/ada/.local/share/octavo")
    #expect(usual.state.path == "/home/ada/.local/state/octavo")
    #expect(usual.configuration?.path == "/home/ada/.config/octavo")
    #expect(moved.configuration?.path == "/c/octavo")
    #expect(moved.data.path == "/d/octavo")
    #expect(moved.state.path == "/s/octavo")
  }

  @Test func `on a desktop an address goes to its browser, as it is`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("octavo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appendingPathComponent("script")
    let tool = folder.appendingPathComponent("xdg-open")
    let pipe = folder.appendingPathComponent("opened")
    try #require(mkfifo(pipe.path, 0o600) == 0)
    try Data("#!/bin/sh\nprintf '%s|' \"$@\" > '\(pipe.path)'".utf8).write(to: script)
    // Another process writes the tool: one that a test starts meanwhile would inherit a file that
    // this one has open, and a file that is open to be written cannot be started.
    let install = try Process.run(
      URL(filePath: "/usr/bin/install"),
      arguments: ["-m", "755", script.path, tool.path]
    )
    install.waitUntilExit()
    let browser = Browser(environment: ["DISPLAY": ":0", "PATH": "\(folder.path):/usr/bin:/bin"])
    let url = try #require(URL(string: "https://x.example/$(touch%20y);a&b?c='d'"))

    // A tool that was not started would never write to the pipe.
    try #require(browser.open(url))
    let words = await Self.read(pipe)

    #expect(words == "\(url.absoluteString)|")
  }

  /// Reads a pipe until its writer closes it, on a thread that may wait for that.
  private static func read(_ pipe: URL) async -> String? {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let bytes = try? FileHandle(forReadingFrom: pipe).readToEnd()
        continuation.resume(returning: bytes.map { String(decoding: $0, as: UTF8.self) })
      }
    }
  }

  @Test(arguments: ["file:///etc/passwd", "javascript:alert(1)", "ssh://x.example", "x"])
  func `nothing but pages and mails is opened`(_ address: String) throws {
    let browser = Browser(environment: ["DISPLAY": ":0", "PATH": "/usr/bin:/bin"])

    #expect(!browser.open(try #require(URL(string: address))))
  }
}
