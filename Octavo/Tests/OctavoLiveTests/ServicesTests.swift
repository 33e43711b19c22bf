import Foundation
import GitHubSandbox
import GitHubEndpoints
import GitHubValues
import OctavoLive
import OctavoStore
import OctavoViewModels
import Testing

@Suite(.timeLimit(.minutes(20)))
struct ServicesTests {
  @Test func `the server answers as the screens ask`() async throws {
    try await withLiveFixture { fixture in
      let gitHub = try await fixture.startLoggedIn().services.gitHub
      let engine = LiveFixture.engine

      try await gitHub.send(.setStarred(true, engine))
      let isStarred = try await gitHub.send(.isStarred(engine))
      let starred = try await gitHub.send(.ownStarred)
      let owned = try await gitHub.send(.ownRepositories)
      let branches = try await gitHub.pages(of: .branches(of: engine)).items()
      let tags = try await gitHub.pages(of: .tags(of: engine)).items()
      let readme = try await gitHub.send(.readme(of: engine, at: "main"))
      let tree = try await gitHub.send(.tree("main", of: engine))

      #expect(isStarred)
      #expect(starred.items.map(\.fullName) == [engine])
      #expect(owned.items.map(\.fullName) == [engine])
      #expect((branches + tags).map(\.id) == ["refs/heads/main", "refs/tags/1.0"])
      #expect(readme?.text == "# Engine\n")
      #expect(tree.entries.map(\.path) == ["README.md"])
    }
  }

  @Test func `preferences are there at the next start`() async throws {
    try await withLiveFixture { fixture in
      let first = try await fixture.start()
      first.services.preferences[Settings.wrapsLines] = false
      first.services.preferences[Settings.startPage] = .explore
      await first.end()

      let preferences = try await fixture.start().services.preferences

      #expect(!preferences[Settings.wrapsLines])
      #expect(preferences[Settings.startPage] == .explore)
    }
  }

  @Test func `a stored setting that is not valid falls back to its default`() async throws {
    try await withLiveFixture { fixture in
      let store = try SharedStore(folder: fixture.folders.data)
      try await store.save("backwards", asPreference: Settings.startPage.key)
      try await store.save(7, asPreference: Settings.wrapsLines.key)
      try store.close()

      let preferences = try await fixture.start().services.preferences

      #expect(preferences[Settings.startPage] == .lastPlace)
      #expect(preferences[Settings.wrapsLines])
    }
  }

  @Test func `a picture is asked for once and kept`() async throws {
    try await withLiveFixture { fixture in
      let live = try await fixture.startLoggedIn()
      let url = try #require(live.services.session.user?.avatarURL)
      let before = fixture.sandbox.requests.count

      async let first = live.avatars.picture(at: url)
      async let second = live.avatars.picture(at: url)
      let pictures = await [first, second]
      await fixture.sandbox.stop()
      let third = await live.avatars.picture(at: url)

      #expect(pictures[0]?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
      #expect(pictures[1] == pictures[0])
      #expect(third == pictures[0])
      #expect(fixture.sandbox.requests.count == before + 1)
    }
  }

  @Test func `without a desktop an address goes to the clipboard`() async throws {
    try await withLiveFixture { fixture in
      let live = try await fixture.start()
      let url = try #require(URL(string: "https://github.com/ada/engine"))
      let file = try #require(URL(string: "file:///etc/passwd"))

      live.services.open(url)
      live.services.open(file)

      #expect(fixture.copied == ["https://github.com/ada/engine"])
      #expect(live.services.notice?.text.contains("clipboard") == true)
    }
  }
}
