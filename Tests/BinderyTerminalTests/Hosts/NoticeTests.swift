import BinderyNavigation
import Testing

@testable import BinderyTerminal

struct NoticeTests {
  @Test func `a notice with an action is undone by key or by click`() throws {
    let app = HostApp()
    var undone = 0
    app.dialogs.showNotice("Star removed", action: "Undo") { undone += 1 }

    #expect(app.lines.last == " ✓ Star removed   z Undo")
    try app.type("z")
    #expect(undone == 1)
    #expect(app.lines.last?.contains("Quit") == true)
    app.dialogs.showNotice("Star removed", action: "Undo") { undone += 10 }
    try app.type("Click@20,23")

    #expect(undone == 11)
  }

  @Test func `a notice with an action stays while keys only move`() throws {
    let app = HostApp()
    app.dialogs.showNotice("Star removed", action: "Undo")

    try app.type("j Down G")
    #expect(app.lines.last?.contains("Undo") == true)
    try app.type("+")

    #expect(app.lines.last?.contains("Undo") == false)
  }

  @Test func `a lasting notice stays while the user types, until it is removed`() throws {
    let app = HostApp()
    app.dialogs.showNotice("Waiting for the server", isLasting: true)

    try app.type("+ j")
    #expect(app.lines.last?.contains("Waiting") == true)
    app.dialogs.removeLastingNotice()

    #expect(app.lines.last?.contains("Waiting") == false)
    app.dialogs.showNotice("Copied")
    app.dialogs.removeLastingNotice()
    #expect(app.lines.last?.contains("Copied") == true)
  }

  @Test func `the action of the newest notice is performed, even with the same text`() throws {
    let app = HostApp()
    var undone: [Int] = []
    app.dialogs.showNotice("Star removed", action: "Undo") { undone.append(1) }
    _ = app.lines
    app.dialogs.showNotice("Star removed", action: "Undo") { undone.append(2) }

    try app.type("z")

    #expect(undone == [2])
  }
}
