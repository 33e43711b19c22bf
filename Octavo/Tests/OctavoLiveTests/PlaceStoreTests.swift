import BinderyNavigation
import Foundation
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

struct PlaceStoreTests {
  private let place = NavigationSnapshot<Route>(
    version: 1,
    path: [
      .home, .repository(LiveWorld.engine),
      .source(LiveWorld.engine, revision: "a/b", path: "ü"),
    ],
    states: [[["query": "a\u{0}\n"], [:], [:]]]
  )

  private func file(_ world: LiveWorld) throws -> URL {
    let folder = world.folders.data.appending(path: "accounts")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return folder.appending(path: try #require(names.first { $0.hasSuffix(".place.json") }))
  }

  @Test func `a place is there at the next start, and a later one replaces it`() async throws {
    try await withLiveWorld { world in
      let first = try await world.startLoggedIn().services
      #expect(first.places.load() == nil)
      first.places.save(NavigationSnapshot(version: 1, path: [.home], states: []))
      first.places.save(place)

      let second = try await world.start().services

      #expect(second.places.load() == place)
      #expect(world.reports.isEmpty)
    }
  }

  @Test(arguments: ["", "{", "[]", #"{"version":"one"}"#, "\u{0}\u{FFFD}"])
  func `a file that is none of ours is no place, and the log says so`(text: String) async throws {
    try await withLiveWorld { world in
      let places = try await world.startLoggedIn().services.places
      places.save(place)

      try Data(text.utf8).write(to: file(world))

      #expect(places.load() == nil)
      #expect(world.reports.count == 1)
      places.save(place)
      #expect(places.load() == place)
    }
  }

  @Test func `every cut of a file is no place`() async throws {
    try await withLiveWorld { world in
      let places = try await world.startLoggedIn().services.places
      places.save(place)
      let whole = try Data(contentsOf: file(world))

      for length in 0..<whole.count {
        try whole.prefix(length).write(to: file(world))
        #expect(places.load() == nil)
      }
    }
  }

  @Test func `a file of two megabytes is not read`() async throws {
    try await withLiveWorld { world in
      let places = try await world.startLoggedIn().services.places
      places.save(place)

      try Data(repeating: UInt8(ascii: " "), count: 2 << 20).write(to: file(world))

      #expect(places.load() == nil)
      #expect(world.reports.count == 1)
    }
  }

  @Test func `a folder in the place of the file does no harm`() async throws {
    try await withLiveWorld { world in
      let places = try await world.startLoggedIn().services.places
      places.save(place)
      let url = try file(world)
      try FileManager.default.removeItem(at: url)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)

      #expect(places.load() == nil)
      places.save(place)

      #expect(world.reports.count == 2)
    }
  }

  @Test(arguments: [true, false])
  func `a logout forgets the place, and without an account none is kept`(
    deletesData: Bool
  ) async throws {
    try await withLiveWorld { world in
      let services = try await world.startLoggedIn().services
      services.places.save(place)

      await services.session.logOut(deletingLocalData: deletesData)
      services.places.save(place)

      #expect(services.places.load() == nil)
      #expect(try await world.startLoggedIn().services.places.load() == nil)
      #expect(world.reports.isEmpty)
    }
  }
}
