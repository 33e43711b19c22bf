import Testing

/// The actions that have keys in the terminal, and the ways of the window to them by the keyboard.
struct WindowKeyTests {
  /// The actions that only the terminal has, and what the window has instead.
  private static let exceptions = [
    "filter": "the button of the header bar, Ctrl+F, or the letters themselves",
    "focus.next": "Tab", "focus.previous": "Shift+Tab",
    "links": "Tab, which stops at each link",
    "menu": "F10, and for a row the menu key or Shift+F10",
    "move.down": "the arrow keys", "move.up": "the arrow keys",
    "move.first": "Home", "move.last": "End",
    "move.halfDown": "PageDown", "move.halfUp": "PageUp",
    "move.pageDown": "PageDown", "move.pageUp": "PageUp",
    "notice": "a notice is read by a screen reader, and shows its whole text",
    "page.enter": "Tab, or a click on the page", "page.leave": "Shift+Tab, or a click on the list",
    "scroll.left": "the arrow keys", "scroll.right": "the arrow keys",
    "segment.next": "Tab and Space", "segment.previous": "Tab and Space",
    "select": "Shift and the arrow keys", "select.down": "Shift and the arrow keys",
    "select.up": "Shift and the arrow keys",
    "suspend": "a window is not suspended by the shell",
    "tab.next": "Ctrl+1 to Ctrl+4", "tab.previous": "Ctrl+1 to Ctrl+4",
  ]

  @Test func `each key of the terminal has a key or an item of a menu in the window`() throws {
    let folders = [
      "Octavo/Sources/OctavoViewModels", "Octavo/Desktop/Sources", "Sources/Bindery/ViewModels",
    ]
    let sources = try folders.flatMap { try SourceTree.files(below: $0) }.map {
      $0.text.replacing(/ScreenAction\(\s+/, with: "ScreenAction(")
    }
    let rows = try SourceTree.file(at: "Documentation/Keys.md").text
      .matches(of: /\n\| `([\w.]+)`(?:, window: `([\w-]+)`)? \| (.+?) \| (.+?) \|/)

    let unreachable = rows.filter { row in
      // The main menu and the menus of rows have each action of a view model.
      row.3 != "–" && row.4 == "–"
        && !sources.contains { $0.contains("ScreenAction(\"\(row.2 ?? row.1)\"") }
    }
    .map { String($0.1) }

    #expect(rows.count > 80)
    #expect(Set(unreachable) == Set(Self.exceptions.keys))
  }
}
