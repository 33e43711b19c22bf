import Testing

@testable import BinderyTerminal

struct HintsTests {
  private let actions = [
    KeyAction("open", "Open", keys: [KeyPress(.enter)], isHint: true) {},
    KeyAction("star", "Star", keys: ["s"], isHint: true) {},
    KeyAction("hidden", "Hidden", keys: ["x"]) {},
    KeyAction("off", "Off", keys: ["o"], isHint: true, isEnabled: false) {},
    KeyAction("help", "Keys", keys: ["?", KeyPress(.function(1))], isHint: true) {},
  ]

  private func line(_ columns: Int) -> Frame {
    var frame = Frame(size: Size(columns: columns, rows: 1))
    frame.hints(actions, in: frame.bounds)
    return frame
  }

  @Test func `hints that do not fit are left out whole, except the way to the rest`() {
    #expect(line(40).text == " Enter Open   s Star   ? Keys")
    #expect(line(24).text == " Enter Open   ? Keys")
    #expect(line(12).text == " ? Keys")
  }

  @Test func `a hint can be clicked`() {
    #expect(line(40).target(at: Point(column: 16, row: 0)) == .action("star"))
    #expect(line(40).target(at: Point(column: 12, row: 0)) == nil)
  }

  @Test func `a key finds its action only while that can be done`() {
    #expect(actions.action(for: "x")?.id == "hidden")
    #expect(actions.action(for: KeyPress(.function(1)))?.id == "help")
    #expect(actions.action(for: "o") == nil)
    #expect(actions.action(id: "off") == nil)
  }
}
