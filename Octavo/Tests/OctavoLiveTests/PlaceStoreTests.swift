import BinderyNavigation
import Foundation
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

@Suite(.timeLimit(.minutes(20)))
struct PlaceStoreTests {
  private let place = NavigationSnapshot<Route>(
    version: 1,
    path: [
      .home, .repository(LiveFixture.engine),
      .source(LiveFixture.engine, revision: "a/b", path: "ü"),
    ],
    states: [[["query": "a\u{0}\n"], [:], [:]]]
  )

  private func file(_ fixture: LiveFixture) throws -> URL {
    let folder = fixture.folders.data.appending(path: "accounts")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return folder.appending(path: try #require(names.first { $0.hasSuffix(".place.json") }))
  }

  @Test func `a place is there at the next start, and a later one replaces it`() async throws {
    try await withLiveFixture { fixture in
      let first = try await fixture.startLoggedIn().services
      #expect(first.places.load() == nil)
      first.places.save(NavigationSnapshot(version: 1, path: [.home], states: []))
      first.places.save(place)

      let second = try await fixture.start().services

      #expect(second.places.load() == place)
      #expect(fixture.reports.isEmpty)
    }
  }

  @Test(arguments: ["", "{", "[]", #"{"version":"one"}"#, "\u{0}\u{FFFD}"])
  func `a file that is none of ours is no place, and the log says so`(text: String) async throws {
    try await withLiveFixture { fixture in
      let places = try await fixture.startLoggedIn().services.places
      places.save(place)

      try Data(text.utf8).write(to: file(fixture))

      #expect(places.load() == nil)
      #expect(fixture.reports.count == 1)
      places.save(place)
      #expect(places.load() == place)
    }
  }

  @Test func `every cut of a file is no place`() async throws {
    try await withLiveFixture { fixture in
      let places = try await fixture.startLoggedIn().services.places
      places.save(place)
      let whole = try Data(contentsOf: file(fixture))

      for length in 0..<whole.count {
        try whole.prefix(length).write(to: file(fixture))
        #expect(places.load() == nil)
      }
    }
  }

  @Test func `a file of two megabytes is not read`() async throws {
    try await withLiveFixture { fixture in
      let places = try await fixture.startLoggedIn().services.places
      places.save(place)

      try Data(repeating: UInt8(ascii: " "), count: 2 << 20).write(to: file(fixture))

      #expect(places.load() == nil)
      #expect(fixture.reports.count == 1)
    }
  }

  @Test func `a folder in the place of the file does no harm`() async throws {
    try await withLiveFixture { fixture in
      let places = try await fixture.startLoggedIn().services.places
      places.save(place)
      let url = try file(fixture)
      try FileManager.default.removeItem(at: url)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)

      #expect(places.load() == nil)
      places.save(place)

      #expect(fixture.reports.count == 2)
    }
  }

  @Test(arguments: [true, false])
  func `a logout forgets the place, and without an account none is kept`(
    deletesData: Bool
  ) async throws {
    try await withLiveFixture { fixture in
      let services = try await fixture.startLoggedIn().services
      services.places.save(place)

      await services.session.logOut(deletingLocalData: deletesData)
      services.places.save(place)

      #expect(services.places.load() == nil)
      #expect(try await fixture.startLoggedIn().services.places.load() == nil)
      #expect(fixture.reports.isEmpty)
    }
  }
}
