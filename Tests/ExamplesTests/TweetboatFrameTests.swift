import BinderyTerminal
import BinderyTesting
import Testing
import TweetboatPlus

@testable import tweetboat

struct TweetboatFrameTests {
  let player = Player(size: Size(columns: 80, rows: 24))

  private func boat() -> Tweetboat {
    Tweetboat(scheduler: player.scheduler, latency: .milliseconds(600))
  }

  @Test func `a look-up from the first letter to the profile`() async throws {
    let host = boat().host

    try expectFrame(try await player.play(on: host), "tweetboat-start")
    try expectFrame(try await player.play("\"lighthouse\" Enter", on: host), "tweetboat-found")
    try expectFrame(try await player.play("G G G G", on: host), "tweetboat-end")
    try expectFrame(try await player.play("p", on: host), "tweetboat-profile")
    let unknown = "Esc / Ctrl+u \"flying_dutchman\" Enter"
    try expectFrame(try await player.play(unknown, on: host), "tweetboat-unknown")
  }

  @Test func `Go is half bright until the name could be one`() async throws {
    let boat = boat()
    let terminal = HeadlessTerminal(size: player.size, source: boat.host)
    let go = Point(column: 33, row: 3)
    let (dim, bright) = (Style(.accent, [.dim, .reverse]), Style(.accent, [.bold, .reverse]))
    #expect(terminal.frame[go].character == "G")
    #expect(terminal.frame[go].style == dim)

    _ = try await player.play("a", on: boat.host)
    #expect(terminal.frame[go].style == bright)
    _ = try await player.play("\" b\"", on: boat.host)
    #expect(terminal.frame[go].style == dim)
    _ = try await player.play("Enter Click@33,3", on: boat.host)

    #expect(boat.service.pending == 0)
    #expect(terminal.frame[go].style == dim)
  }

  @Test func `the list asks for more by itself until all is there`() async throws {
    let boat = boat()

    let end = try await player.play("\"paper_boat\" Enter G G", on: boat.host)

    #expect(end.contains("Christened today, by rain."))
    #expect(end.contains("~ That was the first one. ~"))
    #expect(boat.service.pending == 0)
  }

  @Test func `a page that was lost waits for the person`() async throws {
    let boat = boat()

    let lost = try await player.play("\"stormy_petrel\" Enter G", on: boat.host)
    #expect(lost.contains("The page went overboard. r tries again."))
    let found = try await player.play("r", on: boat.host)

    #expect(found.contains("Rain has two directions here and uses both."))
  }

  @Test func `the header shares the view model of its screen`() {
    let navigation = NavigationRecorder<TweetboatScreen>()
    let service = LocalTwitterService(scheduler: player.scheduler, latency: .zero)
    let viewModel = TwitterLookupViewModel(service: service, navigation: navigation)

    #expect(LookupView(viewModel).header.viewModel === viewModel)
  }

  @Test func `no size hurts`() async throws {
    for columns in [0, 1, 30, 60, 61, 200] {
      for rows in [0, 1, 15, 16, 17, 60] {
        let player = Player(size: Size(columns: columns, rows: rows))
        let boat = Tweetboat(scheduler: player.scheduler, latency: .zero)
        let text = try await player.play("\"lighthouse\" Enter p", on: boat.host)
        #expect(text.split(separator: "\n").allSatisfy { String($0).displayWidth <= columns })
      }
    }
  }
}
