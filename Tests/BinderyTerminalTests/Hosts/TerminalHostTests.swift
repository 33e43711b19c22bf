import BinderyTesting
import Testing

@testable import BinderyTerminal

struct TerminalHostTests {
  @Test func `the stack of the router is shown, presented screens above the others`() {
    let app = HostApp()
    #expect(app.lines.first == "Home 0")

    app.router.push(.page(PageViewModel("Repository")))
    #expect(app.lines.first == "Repository 0")

    app.router.present(.page(PageViewModel("Branches")))
    #expect(app.lines.first == "Repository 0")
    #expect(app.lines.contains { $0.contains("╭─ Branches ─") })

    app.router.dismiss()
    app.router.pop()
    #expect(app.lines.first == "Home 0")
  }

  @Test func `a covered screen keeps its state`() throws {
    let app = HostApp()
    try app.type("+ +")
    #expect(app.lines.first == "Home 2")

    app.router.push(.page(PageViewModel("Repository")))
    try app.type("+ Esc")

    #expect(app.lines.first == "Home 2")
  }

  @Test func `the router receives the requests of the user`() throws {
    let app = HostApp()
    app.router.push(.page(PageViewModel("One")))
    app.router.push(.page(PageViewModel("Two")))
    app.router.present(.page(PageViewModel("Three")))
    #expect(app.outline == "[C0: Page, Page, Page] [C1: Page]")

    try app.type("Esc")
    #expect(app.outline == "[C0: Page, Page, Page]")
    try app.type("q")
    #expect(app.outline == "[C0: Page, Page]")
    try app.type("Esc Esc Esc")
    #expect(app.outline == "[C0: Page]")
    #expect(!app.host.isFinished)
    try app.type("q")
    #expect(app.host.isFinished)
  }

  @Test func `back and quit ask a guarded screen first`() async throws {
    let app = HostApp()
    let guarded = GuardedPageViewModel("Editor")
    app.router.push(.page(guarded))

    try app.type("Esc")
    await settle()
    try app.type("Ctrl+C")
    await settle()
    #expect(guarded.questions == 2)
    #expect(guarded.phase == .active)
    #expect(!app.host.isFinished)

    guarded.answer = true
    try app.type("Ctrl+C")
    await settle()
    #expect(app.host.isFinished)
  }

  @Test func `the completion of a presentation is called when it has been drawn`() {
    let app = HostApp()
    _ = app.lines
    var isShown = false

    app.router.present(.page(PageViewModel("Branches"))) { isShown = true }
    #expect(!isShown)

    _ = app.lines
    #expect(isShown)
  }

  @Test func `any number of changes asks for one frame`() {
    let app = HostApp()
    _ = app.lines
    #expect(!app.host.needsFrame)

    app.home.count = 1
    #expect(app.host.needsFrame)
    app.home.count = 2
    let drawn = app.drawings
    #expect(app.lines.first == "Home 2")
    #expect(app.drawings == drawn + 1)
    #expect(!app.host.needsFrame)

    app.home.unread = 9
    #expect(!app.host.needsFrame)
  }

  @Test func `help lists the table and closes again`() throws {
    let app = HostApp()

    try app.type("?")
    #expect(app.lines.contains { $0.contains("Count up") })
    #expect(app.lines.contains { $0.contains("Ctrl+C") })
    try app.type("+ Esc")

    #expect(app.lines.first == "Home 0")
    #expect(!app.host.isFinished)
  }

  @Test(arguments: [Size(columns: 39, rows: 24), Size(columns: 20, rows: 5)])
  func `a screen that is too small says what is needed`(size: Size) throws {
    let app = HostApp(size: size)

    #expect(app.lines.joined(separator: " ").contains("Pages needs"))
    try app.type("+")
    #expect(app.home.count == 0)
    try app.type("Ctrl+C")
    #expect(app.host.isFinished)
  }

  @Test func `no size is too small to survive`() {
    for columns in 0...45 {
      for rows in 0...12 {
        let app = HostApp(size: Size(columns: columns, rows: rows))
        app.router.present(.page(PageViewModel("Above")))
        #expect(app.lines.allSatisfy { $0.displayWidth <= columns })
      }
    }
  }

  @Test func `a question lies above everything and is answered by key`() async throws {
    let app = HostApp()
    let alert = AlertContent(
      title: "Log out?",
      message: "You can come back.",
      choices: [
        AlertContent.Choice("Cancel", role: .cancel),
        AlertContent.Choice("Log Out", role: .destructive),
      ]
    )
    async let first = app.dialogs.ask(alert)
    await settle()
    async let second = app.dialogs.ask(alert)
    await settle()

    #expect(app.lines.contains { $0.contains("╭─ Log out? ─") })
    try app.type("+ Tab Enter")
    await settle()
    #expect(app.lines.contains { $0.contains("╭─ Log out? ─") })
    try app.type("Tab Esc")

    #expect(await first?.title == "Log Out")
    #expect(await second?.title == "Cancel")
    #expect(app.lines.first == "Home 0")
  }

  @Test func `a text is asked for without showing it`() async throws {
    let app = HostApp()
    async let code = app.dialogs.askForText(
      title: "Code",
      message: "Six digits",
      isSecret: true
    )
    await settle()

    try app.type("Enter \"123 q\"")
    #expect(app.lines.contains { $0.contains("•••••") })
    #expect(!app.lines.contains { $0.contains("123") })
    try app.type("Enter")

    #expect(await code == "123 q")
  }

  @Test(arguments: [("Enter", "123456"), ("\"42\" Enter", "42")])
  func `a suggested text is accepted or typed over`(keys: String, answer: String) async throws {
    let app = HostApp()
    async let code = app.dialogs.askForText(title: "Code", message: "", text: "123456")
    await settle()

    try app.type(keys)

    #expect(await code == answer)
  }

  @Test func `a question is removed when its task is cancelled`() async {
    let app = HostApp()
    let asking = Task { await app.dialogs.askForText(title: "Code", message: "") }
    await settle()

    asking.cancel()

    #expect(await asking.value == nil)
    #expect(!app.lines.contains { $0.contains("Code") })
  }

  @Test func `a message stays until the next key`() throws {
    let app = HostApp()

    app.dialogs.showNotice("No network\u{1B}[2J", .danger)
    #expect(app.lines.last == " ✗ No network␛[2J")
    try app.type("+")

    #expect(app.lines.last == " + Count up   q Quit   ? All keys")
  }

  @Test func `clicks reach actions and views`() throws {
    let app = HostApp()
    _ = app.lines

    try app.type("Click@1,23")
    #expect(app.lines.first == "Home 1")
    try app.type("Click@2,0")
    #expect(app.lines.first == "Home 11")
  }

  @Test func `rounds of push and pop leave no view and no view model`() {
    let app = HostApp()
    weak var last: PageViewModel?
    var released = 0
    for _ in 0..<1_000 {
      app.router.push(.page(PageViewModel("Repository")))
      _ = app.host.frame(size: Size(columns: 40, rows: 10), step: 0)
      last = app.router.top?.viewModel as? PageViewModel
      app.router.pop()
      _ = app.host.frame(size: Size(columns: 40, rows: 10), step: 0)
      if last == nil { released += 1 }
    }

    #expect(released == 1_000)
    #expect(app.host.views.count == 1)
  }
}
