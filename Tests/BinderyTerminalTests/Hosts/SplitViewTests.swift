import BinderyNavigation
import BinderyTesting
import Testing

@testable import BinderyTerminal

struct SplitViewTests {
  @Test func `the two top screens are beside each other where there is space`() {
    let app = HostApp(size: Size(columns: 140, rows: 24))
    let detail = PageViewModel("Repository")
    app.router.push(.page(detail))

    let line = app.lines[0]

    #expect(line.hasPrefix("Home 0"))
    #expect(line.contains("│Repository 0"))
    #expect(app.home.isVisible && app.home.phase == .inactive)
    #expect(detail.phase == .active)
  }

  @Test func `a narrower screen shows one`() {
    let app = HostApp(size: Size(columns: 139, rows: 24))
    app.router.push(.page(PageViewModel("Repository")))

    #expect(app.lines[0] == "Repository 0")
    #expect(!app.home.isVisible)
  }

  @Test func `keys reach the active screen, and Esc makes the other one active`() throws {
    let app = HostApp(size: Size(columns: 150, rows: 24))
    let detail = PageViewModel("Repository")
    app.router.push(.page(detail))

    try app.type("+ +")
    #expect(detail.count == 2)
    try app.type("Esc +")

    #expect(app.home.count == 1)
    #expect(app.lines[0] == "Home 1")
  }

  @Test func `a click in the other screen first goes back to it`() throws {
    let app = HostApp(size: Size(columns: 150, rows: 24))
    app.router.push(.page(PageViewModel("Repository")))
    _ = app.lines

    try app.type("Click@2,0")

    #expect(app.outline == "[C0: Page]")
    #expect(app.home.count == 10)
  }

  @Test func `a guarded screen asks before a click in the other one`() async throws {
    let app = HostApp(size: Size(columns: 150, rows: 24))
    let guarded = GuardedPageViewModel("Editor")
    app.router.push(.page(guarded))
    _ = app.lines

    try app.type("Click@2,0")
    await settle()

    #expect(guarded.questions == 1)
    #expect(app.home.count == 0)
    #expect(app.outline == "[C0: Page, GuardedPage]")
  }

  @Test func `a presented screen lies above both, and neither is visible beside it`() {
    let app = HostApp(size: Size(columns: 150, rows: 24))
    app.router.push(.page(PageViewModel("Repository")))
    app.router.present(.page(PageViewModel("Branches")))

    let text = app.lines.joined(separator: "\n")

    #expect(text.contains("Home 0") && text.contains("Repository 0"))
    #expect(text.contains("╭─ Branches ─"))
    #expect(!app.home.isVisible)
  }
}
