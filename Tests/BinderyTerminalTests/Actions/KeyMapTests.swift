import BinderyNavigation
import Testing

@testable import BinderyTerminal

struct KeyMapTests {
  @Test func `an app adds keys to those of the kit and replaces some`() {
    let map = KeyMap(["star": ["s"], "help": ["h"]])

    #expect(map["star"] == ["s"])
    #expect(map["help"] == ["h"])
    #expect(map["filter"] == ["/"])
    #expect(map["unknown"] == [])
  }

  @Test func `a file of the user overrides keys`() {
    var map = KeyMap(["star": ["s"], "copy": ["y"]])

    let problems = map.apply(
      """
      # My keys

      star = S Ctrl+S F5
        move.down=
      move.down = n Down
      copy =
      """
    )

    #expect(map["star"] == ["S", KeyPress("s", .control), KeyPress(.function(5))])
    #expect(map["move.down"] == ["n", KeyPress(.down)])
    #expect(map["copy"] == [])
    #expect(problems.map(\.line) == [4])
  }

  @Test func `lines that cannot be read are reported and ignored`() {
    var map = KeyMap(["star": ["s"]])

    let problems = map.apply("star s\nstar = Ctrl+\nstra = s\nstar = x\n\nstar = y\n= a")

    #expect(problems.map(\.line) == [1, 2, 3, 6, 7])
    #expect(
      problems[1].description
        == "Line 2: “Ctrl+” is no key. Keys are named like j, Enter, Ctrl+S, PageDown or F5."
    )
    #expect(problems[2].message == "“stra” is no action.")
    #expect(problems[3].message == "“star” has its keys in line 4.")
    #expect(map["star"] == ["x"])
  }

  @Test func `a key that belongs to two actions is reported once`() {
    var map = KeyMap(["star": ["s"], "copy": ["y"], "share": ["Y"]])

    let problems = map.apply("copy = s\nshare = s")

    #expect(
      problems.map(\.description) == [
        "Line 1: “s” is also a key of “star”.", "Line 2: “s” is also a key of “copy”.",
        "Line 2: “s” is also a key of “star”.",
      ]
    )
    #expect(map["copy"] == ["s"])
  }

  @Test(arguments: [
    "\u{1B}[2J = s", "star = \u{1B}", "star = \"text\"", "star = Paste\"x\"", "star = Click@1,1",
  ])
  func `hostile and foreign words are no keys`(line: String) {
    var map = KeyMap(["star": ["s"]])

    #expect(map.apply(line).map(\.line) == [1])
    #expect(map["star"] == ["s"])
  }

  @Test func `keys of a motion can be changed`() throws {
    var map = KeyMap()
    _ = map.apply("move.down = n\nmove.up = p")
    let table = NumberTable(count: 5)
    let app = WidgetApp(keys: map) { table.pane }

    try app.press("n n p j Enter")

    #expect(table.opened == [1])
  }

  @Test func `actions of a view model become keys, hints and help`() throws {
    var performed: [String] = []
    let app = WidgetApp(
      columns: 60,
      rows: 30,
      keys: KeyMap(["star": ["s"], "copy": ["y"]]),
      actions: {
        [
          ScreenAction("star", "Add Star", isPrimary: true) { performed.append("star") },
          ScreenAction("copy", "Copy Link", section: "Share", isEnabled: false) {
            performed.append("copy")
          }, ScreenAction("rare", "Rare Action") { performed.append("rare") },
        ]
      },
      layout: { .space }
    )

    try app.press("s y")
    #expect(performed == ["star"])
    #expect(app.lines.last == " s Add Star   m Menu   q Quit   ? All keys")
    try app.press("?")
    #expect(
      app.text.contains("Share") && app.text.contains("y    Copy Link")
        || app.text.contains("Copy Link")
    )
    try app.press("Esc m")
    #expect(app.text.contains("Rare Action"))
    try app.press("j Enter")

    #expect(performed == ["star", "rare"])
  }
}
