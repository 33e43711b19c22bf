import BinderyTerminal
import BinderyTesting
import Testing
import TweetboatPlus

@testable import tweetboat

struct TweetboatFrameTests {
  let scheduler = TestScheduler()

  private func boat() -> Tweetboat {
    Tweetboat(scheduler: scheduler, latency: .milliseconds(600))
  }

  private func terminal(
    _ boat: Tweetboat,
    size: Size = Size(columns: 80, rows: 24)
  ) -> HeadlessTerminal {
    HeadlessTerminal(size: size, source: boat.host, settle: scheduler.settle)
  }

  @Test func `looking up a user, from the first letter to the profile`() async throws {
    let terminal = terminal(boat())

    try expectFrame(try await terminal.press(), "tweetboat-start")
    try expectFrame(try await terminal.press("\"lighthouse\" Enter"), "tweetboat-found")
    try expectFrame(try await terminal.press("G G G G"), "tweetboat-end")
    try expectFrame(try await terminal.press("p"), "tweetboat-profile")
    let unknown = "Esc / Ctrl+u \"flying_dutchman\" Enter"
    try expectFrame(try await terminal.press(unknown), "tweetboat-unknown")
  }

  @Test func `the Go button is dim until the name is valid`() async throws {
    let boat = boat()
    let terminal = terminal(boat)
    let go = Point(column: 33, row: 3)
    let (dim, bright) = (Style(.accent, [.dim, .reverse]), Style(.accent, [.bold, .reverse]))
    #expect(terminal.frame[go].character == "G")
    #expect(terminal.frame[go].style == dim)

    try await terminal.press("a")
    #expect(terminal.frame[go].style == bright)
    try await terminal.press("\" b\"")
    #expect(terminal.frame[go].style == dim)
    try await terminal.press("Enter Click@33,3")

    #expect(boat.service.pending == 0)
    #expect(terminal.frame[go].style == dim)
  }

  @Test func `the list loads all pages while it is scrolled`() async throws {
    let boat = boat()

    let end = try await terminal(boat).press("\"paper_boat\" Enter G G")

    #expect(end.contains("Christened today, by rain."))
    #expect(end.contains("~ That was the first one. ~"))
    #expect(boat.service.pending == 0)
  }

  @Test func `a failed page is loaded again when the user retries`() async throws {
    let terminal = terminal(boat())

    let lost = try await terminal.press("\"stormy_petrel\" Enter G")
    #expect(lost.contains("Could not load the page. r tries again."))
    let found = try await terminal.press("r")

    #expect(found.contains("Rain has two directions here and uses both."))
  }

  @Test func `the header shares the view model of its screen`() {
    let navigation = NavigationRecorder<TweetboatScreen>()
    let service = LocalTwitterService(scheduler: scheduler, latency: .zero)
    let viewModel = TwitterLookupViewModel(service: service, navigation: navigation)

    #expect(LookupView(viewModel).header.viewModel === viewModel)
  }

  @Test func `no terminal size breaks the layout`() async throws {
    for columns in [0, 1, 30, 60, 61, 200] {
      for rows in [0, 1, 15, 16, 17, 60] {
        let boat = Tweetboat(scheduler: scheduler, latency: .zero)
        let terminal = terminal(boat, size: Size(columns: columns, rows: rows))
        let text = try await terminal.press("\"lighthouse\" Enter p")
        #expect(text.split(separator: "\n").allSatisfy { String($0).displayWidth <= columns })
      }
    }
  }
}
