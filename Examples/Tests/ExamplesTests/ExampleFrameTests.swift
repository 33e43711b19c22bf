import BinderyTerminal
import BinderyTesting
import LoginSteps
import Testing

@testable import examples

struct ExampleFrameTests {
  let scheduler = TestScheduler()

  @Test func `the page is the same as MVC and as MVVM`() async throws {
    let terminal = terminal(rows: 13, PersonTour.host())

    try expectFrame(try await terminal.press(), "person")
  }

  @Test func `an account page before and after a login`() async throws {
    let tour = MineTour(scheduler: scheduler, latency: .seconds(1))
    let terminal = terminal(rows: 19, tour.host)

    try expectFrame(try await terminal.press(), "mine-logged-out")
    try expectFrame(try await terminal.press("l \"lin\" Tab \"plum\""), "mine-login")
    try expectFrame(try await terminal.press("Enter"), "mine-logged-in")
    try expectFrame(try await terminal.press("j Enter"), "mine-item")
  }

  @Test func `experts in two styles of cells`() async throws {
    let tour = FollowExpertsTour { [scheduler] in scheduler.schedule(after: .seconds(1), $0) }
    let terminal = terminal(rows: 14, tour.host)

    try expectFrame(try await terminal.press("Enter j j l j Enter"), "experts")
    try expectFrame(try await terminal.press("G Enter"), "experts-scrolled")
  }

  @Test func `the login form looks the same in all four steps`() async throws {
    for step in LoginTour.allCases {
      let terminal = terminal(rows: 15, step.host(service: LocalLoginService {}))
      let refused = try await terminal.press("\"mona\" Tab \"octavo\" Enter")
      let heading = "  Log in  \(step.about)\n"
      #expect(refused.hasPrefix(heading))
      try expectFrame(String(refused.dropFirst(heading.count)), "login")
      let home = try await terminal.press("Backspace e Enter")
      #expect(home.contains("Welcome, Mona."))
    }
  }

  @Test func `a card is written, previewed and sent`() async throws {
    let terminal = terminal(rows: 19, PostcardTour.host())

    try expectFrame(
      try await terminal.press("w \"Greetings from the sea.\" Tab Space"),
      "postcard"
    )
    try expectFrame(try await terminal.press("Ctrl+p"), "postcard-preview")
    try expectFrame(try await terminal.press("Ctrl+p Ctrl+s"), "postcard-sent")
  }

  @Test func `the form of a card scrolls in a low terminal`() async throws {
    let terminal = terminal(rows: 12, PostcardTour.host())

    try expectFrame(try await terminal.press("w \"Hi\" Tab"), "postcard-low")
  }

  @Test func `a card with a text is not left without a question`() async throws {
    let terminal = terminal(rows: 19, PostcardTour.host())

    let asked = try await terminal.press("w \"Hi\" Esc")
    let kept = try await terminal.press("Esc")
    let left = try await terminal.press("Esc Tab Enter")

    #expect(asked.contains("Discard the card?"))
    #expect(kept.contains("Hi") && !kept.contains("Discard"))
    #expect(left.contains("No cards have been sent."))
  }

  @Test func `the colours of the cards are those of their palette`() async throws {
    let terminal = terminal(rows: 19, PostcardTour.host())
    try await terminal.press("w \"Hi\" Ctrl+s")
    let theme = Theme(depth: .full, background: .dark, palette: PostcardTour.palette)
    var renderer = Renderer(theme: theme)

    let bytes = String(decoding: renderer.bytes(for: terminal.frame), as: UTF8.self)

    #expect(bytes.contains("38;2;255;180;84"))
  }

  @Test func `the usage lists each example`() {
    for example in Examples.all {
      #expect(Examples.usage.contains("  \(example.name) "))
    }
  }

  private func terminal(rows: Int, _ source: any FrameSource) -> HeadlessTerminal {
    HeadlessTerminal(
      size: Size(columns: 80, rows: rows),
      source: source,
      settle: scheduler.settle
    )
  }
}
