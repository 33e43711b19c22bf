import Bindery
import Testing

@testable import BinderyTerminal

struct MenuTests {
  private let map = KeyMap(["move.down": ["n"]])

  @Test func `the keys of the map move in the menu`() {
    var chosen: String?
    let actions = ["star", "copy"].map { id in ScreenAction(id, id) {} }
    var menu = Menu(actions, map)
    var frame = Frame(size: Size(columns: 60, rows: 20))
    menu.draw(on: &frame)

    let handled = [menu.handle(.key("j")), menu.handle(.key("n"))]
    menu.keyActions { chosen = $0 }.action(id: "open")?.perform()

    #expect(handled == [false, true])
    #expect(chosen == "copy")
  }

  @Test func `the keys of the map scroll the help`() {
    var help = HelpOverlay(map)
    let actions = (0..<40).map { KeyAction("\($0)", "Action \($0)", keys: ["x"]) {} }
    var frame = Frame(size: Size(columns: 60, rows: 10))
    help.draw(actions, on: &frame)
    #expect(frame.text.contains("Action 0"))

    let handled = [help.handle(.key("j")), help.handle(.key("n")), help.handle(.key("n"))]
    help.draw(actions, on: &frame)

    #expect(handled == [false, true, true])
    #expect(!frame.text.contains("Action 0"))
  }
}
