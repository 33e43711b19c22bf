import ArgumentParser
import Foundation
import GitFixture
import GitHubAPI
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoServers

struct PlaceTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "octavo-clone-\(UUID().uuidString)", directoryHint: .isDirectory)

  /// Makes a git repository with an origin.
  private func clone(of origin: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Git.run(["init", "-q"], in: folder)
    try Git.run(["remote", "add", "origin", origin], in: folder)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private static let tides = DeepLink.repository(
    GitHub.RepositoryName(owner: "maralind", name: "tides")
  )

  @Test func `without a place, a clone leads to its repository`() throws {
    try clone(of: "git@github.com:maralind/tides.git")
    defer { remove() }

    #expect(try ServerOptions.parse([]).link(in: folder) == Self.tides)
  }

  @Test func `a clone of another server is no place`() throws {
    try clone(of: "https://git.example.org/maralind/tides")
    defer { remove() }

    #expect(try ServerOptions.parse([]).link(in: folder) == nil)
    #expect(try ServerOptions.parse(["--demo"]).link(in: folder) == nil)
    let named = try ServerOptions.parse(["--host", "git.example.org"])
    #expect(try named.link(in: folder) == Self.tides)
  }

  @Test func `the account in use last is restored unless a server is named`() async throws {
    try clone(of: "git@github.com:maralind/tides.git")
    defer { remove() }
    func restoresAny(_ arguments: [String], in folder: URL? = nil) async throws -> Bool {
      try await ServerOptions.parse(arguments)
        .configuration(at: Present(nil), keepingIn: nil, in: folder).restoresAnyServer
    }

    #expect(try await restoresAny([]))
    #expect(try await restoresAny(["maralind/tides"]))
    #expect(try await !restoresAny([], in: folder))
    #expect(try await !restoresAny(["--host", "github.com"]))
    #expect(try await !restoresAny(["https://github.com/maralind/tides"]))
  }

  @Test func `an account can name its server, and not one beside another server`() async throws {
    let options = try ServerOptions.parse(["--account", "ada@git.example.org"])
    let configuration = try await options.configuration(at: Present(nil), keepingIn: nil)
    let alone = try await ServerOptions.parse(["--account", "ada"])
      .configuration(at: Present(nil), keepingIn: nil)

    #expect(configuration.login == "ada" && configuration.host.name == "git.example.org")
    #expect(!configuration.restoresAnyServer)
    #expect(alone.login == "ada" && alone.host.isGitHub && alone.restoresAnyServer)
    #expect(throws: (any Error).self) {
      try ServerOptions.parse(["--account", "ada@git.example.org", "--host", "github.com"])
    }
    let same = try ServerOptions.parse([
      "--account", "ada@git.example.org", "--host", "https://git.example.org",
    ])
    #expect(try same.remoteHost().name == "git.example.org")
  }

  @Test func `a folder in the place of an address is a clone`() throws {
    try clone(of: "https://git.example.org/maralind/tides.git")
    defer { remove() }

    let options = try ServerOptions.parse([folder.path])

    #expect(try options.link() == Self.tides)
    #expect(try options.remoteHost() == GitHub.Host(parsing: "git.example.org"))
  }

  @Test func `a folder outside of git is no place`() throws {
    #expect(try ServerOptions.parse([]).link(in: folder) == nil)
  }

  @Test func `an address chooses its server`() throws {
    let options = try ServerOptions.parse(["https://git.example.org/maralind/tides/pulse"])

    #expect(try options.link() == Self.tides)
    #expect(try options.remoteHost() == GitHub.Host(parsing: "git.example.org"))
  }

  @Test func `a place behind the folders of repositories is a place`() throws {
    let options = try ServerOptions.parse(["--repos", "/tmp", "maralind/tides"])

    #expect(options.folders == ["/tmp"])
    #expect(try options.link() == Self.tides)
  }

  @Test(arguments: ["maralind", "/maralind"])
  func `a login is the place of its account`(text: String) throws {
    #expect(try ServerOptions.parse(["--demo", text]).link() == .user("maralind"))
    #expect(try ServerOptions.parse(["--repos", "/tmp", text]).link() == .user("maralind"))
  }

  @Test(arguments: ["snapshot", "tour", "help"])
  func `an owner named like a command is a path`(word: String) throws {
    #expect(try ServerOptions.parse(["/\(word)"]).link() == .user(word))
  }

  @Test(arguments: ["/tmp", "/tmp/", "/usr"])
  func `a path of one word is the owner, also if there is a folder of that name`(
    text: String
  ) throws {
    let owner = text.split(separator: "/").joined()

    #expect(try ServerOptions.parse([text]).link() == .user(owner))
  }

  @Test func `one value behind the option of folders is a folder, whatever its name`() throws {
    let options = try ServerOptions.parse(["--repos", "maralind"])

    #expect(options.folders == ["maralind"])
    #expect(try options.link() == nil)
  }

  @Test(arguments: ["./nowhere", "../nowhere", "~/nowhere-at-all", "nowhere/.."])
  func `a path of no folder is refused`(text: String) {
    #expect(throws: (any Error).self) { _ = try ServerOptions.parse(["--demo", text]).link() }
  }

  @Test func `a folder outside of clones is refused where its path is no place`() throws {
    let inner = folder.appending(path: "of/notes")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { remove() }

    let failure = #expect(throws: (any Error).self) {
      _ = try ServerOptions.parse(["--demo", inner.path]).link()
    }

    #expect(failure.map { ServerOptions.message(for: $0) }?.contains("not in a clone") == true)
  }

  @Test(arguments: [
    [""], ["a--b"], ["a-"], ["--", "-x"], ["read.me"], [String(repeating: "a", count: 40)],
    ["--host", "ftp://x", "a/b"], ["--demo", "--repos", "."],
  ])
  func `arguments without a meaning are refused`(arguments: [String]) {
    #expect(throws: (any Error).self) {
      _ = try ServerOptions.parse(arguments).link()
    }
  }
}
