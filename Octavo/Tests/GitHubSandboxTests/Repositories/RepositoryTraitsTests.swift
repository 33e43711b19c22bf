import Foundation
import Testing

@testable import GitHubSandbox

/// Licences, forks, archived and private repositories, and the files of releases.
struct RepositoryTraitsTests {
  private static let juno = ["Authorization": "Bearer demo-token-of-juno"]

  @Test func `a fork names its parent, which counts and lists it`() async throws {
    try await Workshop.serveDemo { client, _ async throws in
      let fork = try await client.checked("/repos/juno/lantern", against: "repository", Self.juno)
      let parent = try await client.get("/repos/rfarouk/lantern", Self.juno).json
      let forks = try await client.get("/repos/rfarouk/lantern/forks", Self.juno).json

      #expect(fork["fork"] == .bool(true))
      #expect(fork["parent"]["full_name"] == .string("rfarouk/lantern"))
      #expect([parent["fork"], parent["forks_count"]] == [.bool(false), .int(1)])
      #expect(forks.strings("full_name") == ["juno/lantern"])
      #expect(try await client.get("/repos/juno/lantern/releases", Self.juno).json == .array([]))
    }
  }

  @Test func `the commits of its parent are no activity in a fork`() async throws {
    try await Workshop.serveDemo { client, _ async throws in
      let events = try await client.get("/repos/juno/lantern/events", Self.juno).json
      let authors = try await client.get("/repos/juno/lantern/contributors", Self.juno).json

      #expect(Set(events.items.map { $0["actor"]["login"].text }) == ["juno"])
      #expect(authors.strings("login") == ["juno"])
    }
  }

  @Test func `a search finds forks only when it asks for them`() async throws {
    try await Workshop.serveDemo { client, _ async throws in
      func names(_ query: String) async throws -> [String?] {
        try await client.get("/search/repositories?q=\(query)", Self.juno).json["items"]
          .strings("full_name")
      }

      #expect(try await names("lantern") == ["rfarouk/lantern"])
      #expect(try await names("lantern+fork:only") == ["juno/lantern"])
      #expect(try await Set(names("lantern+fork:true")) == ["juno/lantern", "rfarouk/lantern"])
      #expect(try await names("archived:true") == ["juno/frost-dates"])
      #expect(try await names("license:gpl-3.0") == ["jpqueiroz/chess-clock"])
      #expect(try await names("is:private") == ["juno/seed-ledger"])
    }
  }

  @Test func `a licence is that of the table, and any other has no address`() async throws {
    try await Workshop.serveDemo { client, _ async throws in
      let license = try await client.get("/repos/tkowal/pocketforth", Self.juno).json["license"]

      #expect(license["name"] == .string("MIT License"))
      #expect(license["spdx_id"] == .string("MIT"))
      let other = License(key: "of my own")
      #expect([other.key, other.name, other.identifier] == ["other", "Other", "NOASSERTION"])
    }
  }

  @Test func `a private repository exists only for those who may see it`() async throws {
    try await Workshop.serveDemo { client, _ async throws in
      let paths = ["/repos/juno/seed-ledger", "/repos/juno/seed-ledger/commits"]
      for path in paths {
        #expect(try await client.get(path, Self.juno).status == 200)
        #expect(try await client.get(path, [:]).status == 404)
      }
      let own = try await client.checked("/user/repos", against: "repositories", Self.juno)
      let listed = own.items.first { $0["name"] == .string("seed-ledger") }
      #expect(listed?["private"] == .bool(true))
      #expect(listed?["visibility"] == .string("private"))
      let id = try #require(listed?["id"].number)
      #expect(try await client.get("/repositories/\(id)", [:]).status == 404)
      for path in ["/users/juno/repos", "/search/repositories?q=seed-ledger", "/events"] {
        #expect(try await client.get(path, [:]).text.contains("seed-ledger") == false, "\(path)")
      }
      let user = try await client.get("/user", Self.juno).json
      #expect([user["public_repos"], user["total_private_repos"]] == [.int(4), .int(1)])
    }
  }

  @Test(arguments: [("public_repo, user", false), ("repo", true)])
  func `a token needs the scope repo to see a private repository`(scopes: String, isVisible: Bool)
    throws
  {
    let repository = HostedRepository(
      owner: "Ines",
      name: "notes",
      git: GitRepository(directory: "/nowhere"),
      traits: RepositoryTraits(readers: ["ines"])
    )
    let viewer = Viewer(credentials: .token(login: "Ines", hash: "", scopes: scopes))
    let stranger = Viewer(credentials: .token(login: "tomas", hash: "", scopes: "repo"))

    #expect(repository.isVisible(to: viewer) == isVisible)
    #expect(!repository.isVisible(to: stranger))
    #expect(!repository.isVisible(to: .anonymous))
  }

  @Test func `the files of a release have sizes, downloads and a content`() async throws {
    try await Workshop.serveDemo { client, _ async throws in
      let root = "/repos/rfarouk/lantern/releases"
      let release = try await client.get("\(root)/latest", Self.juno).json
      let id = try #require(release["id"].number)
      let assets = try await client.get("\(root)/\(id)/assets", Self.juno).json
      #expect(release["assets"] == assets)
      #expect(
        assets.strings("name") == [
          "lantern-1.3-linux-amd64.tar.gz", "lantern-1.3-macos-arm64.tar.gz", "checksums.txt",
        ]
      )
      let sums = try #require(assets.items.last)
      #expect([sums["size"], sums["download_count"]] == [.int(196), .int(41)])
      let file = "\(root)/assets/\(try #require(sums["id"].number))"
      #expect(try await client.get(file, Self.juno).json == sums)
      let bytes = Self.juno.merging(["Accept": "application/octet-stream"]) { $1 }
      #expect(try await client.get(file, bytes).body.count == 196)
      #expect(try await client.get("\(root)/assets/1", Self.juno).status == 404)
    }
  }
}
