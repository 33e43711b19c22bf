import BinderyTesting
import Testing

@testable import BinderyTerminal

struct HeadlessTerminalTests {
  // C49
  @Test func `keys of one call act as if each had been typed alone, from the first one on`() throws
  {
    let app = try LoopApp()
    let terminal = HeadlessTerminal(size: Size(columns: 60, rows: 16), source: app.host)

    terminal.type(try KeyScript("End Enter Down Enter").strokes.flatMap(\.bytes))

    #expect(app.order.dishes == ["Quince"])
    #expect(terminal.text.hasPrefix("Plum\nQuince\nRhubarb"))
  }

  @Test func `the program settles before the first key and after each`() async throws {
    let app = try LoopApp()
    var settled = 0
    let terminal = HeadlessTerminal(size: Size(columns: 60, rows: 16), source: app.host) {
      app.order.runJobs()
      settled += 1
    }

    let text = try await terminal.press("n \"nuts\"")

    #expect(settled == 3)
    #expect(text.hasPrefix("NO NUTS"))
  }

  @Test func `a frame is drawn again only after a change or for another size`() async throws {
    let app = try LoopApp()
    let terminal = HeadlessTerminal(size: Size(columns: 60, rows: 16), source: app.host)

    let text = try await terminal.press()
    #expect(terminal.text == text)
    #expect(app.order.frames == 1)

    terminal.type(try KeyScript("Down").strokes.flatMap(\.bytes))
    #expect(terminal.text != "" && app.order.frames == 2)

    terminal.size = Size(columns: 61, rows: 16)
    #expect(terminal.frame.size == terminal.size)
    #expect(app.order.frames == 3)
  }

  @Test func `scheduled work has happened when a key has been pressed`() async throws {
    let app = try LoopApp()
    let scheduler = TestScheduler()
    let terminal = HeadlessTerminal(
      size: Size(columns: 60, rows: 16),
      source: app.host,
      settle: scheduler.settle
    )
    scheduler.schedule(after: .seconds(60)) { Task { app.order.dishes.append("Late") } }

    try await terminal.press()

    #expect(app.order.dishes == ["Late"])
  }

  @Test func `a word that names no key is refused before any key is pressed`() async throws {
    let app = try LoopApp()
    let terminal = HeadlessTerminal(size: Size(columns: 60, rows: 16), source: app.host)

    await #expect(throws: KeyScript.Failure(word: "Return")) {
      try await terminal.press("Enter Return")
    }

    #expect(app.order.dishes == [])
  }
}
