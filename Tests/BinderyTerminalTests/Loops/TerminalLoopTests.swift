import BinderyTesting
import Testing

@testable import BinderyTerminal

@Suite(.serialized)
struct TerminalLoopTests {
  // C49
  @Test(arguments: [
    ("Down Enter", ["Bread"]), ("Down Down Up Enter", ["Bread"]), ("End Up Enter", ["Cheese"]),
    ("Enter Down Enter Down Enter", ["Apple", "Bread", "Cheese"]),
  ])
  func `keys of one read act as if they had arrived one by one`(
    keys: String,
    dishes: [String]
  ) throws {
    let app = try LoopApp()

    try app.press(keys)

    #expect(app.order.dishes == dishes)
  }

  // C49
  @Test func `a key for a screen that a key before it has pushed finds the screen drawn`() throws {
    let app = try LoopApp()

    try app.press("G Enter Down Enter")

    #expect(app.order.dishes == ["Quince"])
  }

  // C49
  @Test func `keys behind Esc go to the uncovered screen`() throws {
    let app = try LoopApp()

    try app.press("G Enter Esc Up Enter")

    #expect(app.order.dishes == ["Cheese"])
  }

  @Test func `a character directly behind Esc is one with Alt, as terminals send it`() throws {
    let app = try LoopApp()

    try app.press("G Enter Esc j Enter")

    #expect(app.order.dishes == ["Plum"])
  }

  // C49
  @Test func `jobs that a key has enqueued run before the next key`() throws {
    let app = try LoopApp()

    try app.press("n \"nuts\" Enter")

    #expect(app.order.dishes == ["NO NUTS"])
  }

  // C49
  @Test func `keys that arrive before the first frame are handled after it`() throws {
    let app = try LoopApp()
    app.terminal.fillOutput()
    app.order.jobs.append { [terminal = app.terminal] in _ = terminal.read() }

    try app.press("Down Enter")

    #expect(app.order.dishes == ["Bread"])
  }

  // C49
  @Test func `replies of the terminal among early keys are recognised, and are no keys`() throws {
    let app = try LoopApp()
    let reply = Array("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62;4c".utf8)
    let (down, enter) = (Array("\u{1B}[B".utf8), [UInt8(0x0D)])

    let end = try app.run(down + reply + enter)

    #expect(end == .finished)
    #expect(app.order.dishes == ["Bread"])
  }

  // C49
  @Test func `a long run of typed characters is not drawn character by character`() throws {
    let app = try LoopApp()
    let text = String(repeating: "orchard ", count: 400)

    try app.press("n \"\(text)\" Enter")

    #expect(app.order.dishes == ["NO " + text.uppercased()])
    #expect(app.order.frames <= InputQueue.longestTyping + 8)
  }

  // C49
  @Test(arguments: [
    ("j", "j", "dish 500"), ("Down", "Up", "dish 0"), ("j", "Down", "dish 900"),
    ("k", "k", "dish 0"),
  ])
  func `a key that was held down for 500 rows is drawn within some frames`(
    key: String,
    other: String,
    dish: String
  ) throws {
    let app = try LoopApp((0...900).map { "dish \($0)" })
    let held =
      Array(repeating: key, count: 500) + (key == other ? [] : Array(repeating: other, count: 500))

    try app.press((held + ["Enter"]).joined(separator: " "))

    #expect(app.order.dishes == [dish])
    #expect(app.order.frames < 8)
  }

  @Test func `a paste is one event`() throws {
    let app = try LoopApp()

    try app.press("n Paste\"\(String(repeating: "a", count: 3000))\" Enter")

    #expect(app.order.dishes == ["NO " + String(repeating: "A", count: 3000)])
    #expect(app.order.frames < 8)
  }
}
