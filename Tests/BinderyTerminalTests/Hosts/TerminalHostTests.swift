import BinderyTesting
import Testing

@testable import BinderyTerminal

struct TerminalHostTests {
  @Test func `the router’s stack is what is seen, presented screens above the rest`() {
    let stage = Stage()
    #expect(stage.lines.first == "Home 0")

    stage.router.push(.page(PageViewModel("Repository")))
    #expect(stage.lines.first == "Repository 0")

    stage.router.present(.page(PageViewModel("Branches")))
    #expect(stage.lines.first == "Repository 0")
    #expect(stage.lines.contains { $0.contains("╭─ Branches ─") })

    stage.router.dismiss()
    stage.router.pop()
    #expect(stage.lines.first == "Home 0")
  }

  @Test func `a covered screen is found again as it was left`() throws {
    let stage = Stage()
    try stage.type("+ +")
    #expect(stage.lines.first == "Home 2")

    stage.router.push(.page(PageViewModel("Repository")))
    try stage.type("+ Esc")

    #expect(stage.lines.first == "Home 2")
  }

  @Test func `what the person did is told to the router`() throws {
    let stage = Stage()
    stage.router.push(.page(PageViewModel("One")))
    stage.router.push(.page(PageViewModel("Two")))
    stage.router.present(.page(PageViewModel("Three")))
    #expect(stage.outline == "[C0: Page, Page, Page] [C1: Page]")

    try stage.type("Esc")
    #expect(stage.outline == "[C0: Page, Page, Page]")
    try stage.type("q")
    #expect(stage.outline == "[C0: Page, Page]")
    try stage.type("Esc Esc Esc")
    #expect(stage.outline == "[C0: Page]")
    #expect(!stage.host.isFinished)
    try stage.type("q")
    #expect(stage.host.isFinished)
  }

  @Test func `back and quit ask a guarded screen first`() async throws {
    let stage = Stage()
    let guarded = GuardedPageViewModel("Editor")
    stage.router.push(.page(guarded))

    try stage.type("Esc")
    await settle()
    try stage.type("Ctrl+C")
    await settle()
    #expect(guarded.questions == 2)
    #expect(guarded.phase == .active)
    #expect(!stage.host.isFinished)

    guarded.answer = true
    try stage.type("Ctrl+C")
    await settle()
    #expect(stage.host.isFinished)
  }

  @Test func `the completion of a presentation is called when it has been drawn`() {
    let stage = Stage()
    _ = stage.lines
    var isShown = false

    stage.router.present(.page(PageViewModel("Branches"))) { isShown = true }
    #expect(!isShown)

    _ = stage.lines
    #expect(isShown)
  }

  @Test func `any number of changes asks for one frame`() {
    let stage = Stage()
    _ = stage.lines
    #expect(!stage.host.needsFrame)

    stage.home.count = 1
    #expect(stage.host.needsFrame)
    stage.home.count = 2
    let drawn = stage.drawings
    #expect(stage.lines.first == "Home 2")
    #expect(stage.drawings == drawn + 1)
    #expect(!stage.host.needsFrame)

    stage.home.unread = 9
    #expect(!stage.host.needsFrame)
  }

  @Test func `help lists the table and closes again`() throws {
    let stage = Stage()

    try stage.type("?")
    #expect(stage.lines.contains { $0.contains("Count up") })
    #expect(stage.lines.contains { $0.contains("Ctrl+C") })
    try stage.type("+ Esc")

    #expect(stage.lines.first == "Home 0")
    #expect(!stage.host.isFinished)
  }

  @Test(arguments: [Size(columns: 39, rows: 24), Size(columns: 20, rows: 5)])
  func `a screen that is too small says what is needed`(size: Size) throws {
    let stage = Stage(size: size)

    #expect(stage.lines.joined(separator: " ").contains("Pages needs"))
    try stage.type("+")
    #expect(stage.home.count == 0)
    try stage.type("Ctrl+C")
    #expect(stage.host.isFinished)
  }

  @Test func `no size is too small to survive`() {
    for columns in 0...45 {
      for rows in 0...12 {
        let stage = Stage(size: Size(columns: columns, rows: rows))
        stage.router.present(.page(PageViewModel("Above")))
        #expect(stage.lines.allSatisfy { $0.displayWidth <= columns })
      }
    }
  }

  @Test func `a question lies above everything and is answered by key`() async throws {
    let stage = Stage()
    let alert = AlertContent(
      title: "Log out?",
      message: "You can come back.",
      choices: [
        AlertContent.Choice("Cancel", role: .cancel),
        AlertContent.Choice("Log Out", role: .destructive),
      ]
    )
    async let first = stage.dialogs.ask(alert)
    await settle()
    async let second = stage.dialogs.ask(alert)
    await settle()

    #expect(stage.lines.contains { $0.contains("╭─ Log out? ─") })
    try stage.type("+ Tab Enter")
    await settle()
    #expect(stage.lines.contains { $0.contains("╭─ Log out? ─") })
    try stage.type("Tab Esc")

    #expect(await first?.title == "Log Out")
    #expect(await second?.title == "Cancel")
    #expect(stage.lines.first == "Home 0")
  }

  @Test func `a text is asked for without showing it`() async throws {
    let stage = Stage()
    async let code = stage.dialogs.askForText(
      title: "Code",
      message: "Six digits",
      isSecret: true
    )
    await settle()

    try stage.type("Enter \"123 q\"")
    #expect(stage.lines.contains { $0.contains("•••••") })
    #expect(!stage.lines.contains { $0.contains("123") })
    try stage.type("Enter")

    #expect(await code == "123 q")
  }

  @Test func `a question nobody waits for any more goes away`() async {
    let stage = Stage()
    let asking = Task { await stage.dialogs.askForText(title: "Code", message: "") }
    await settle()

    asking.cancel()

    #expect(await asking.value == nil)
    #expect(!stage.lines.contains { $0.contains("Code") })
  }

  @Test func `a message stays until the next key`() throws {
    let stage = Stage()

    stage.dialogs.tell("No network\u{1B}[2J", .danger)
    #expect(stage.lines.last == " ✗ No network␛[2J")
    try stage.type("+")

    #expect(stage.lines.last == " + Count up   q Quit   ? All keys")
  }

  @Test func `clicks reach actions and views`() throws {
    let stage = Stage()
    _ = stage.lines

    try stage.type("Click@1,23")
    #expect(stage.lines.first == "Home 1")
    try stage.type("Click@2,0")
    #expect(stage.lines.first == "Home 11")
  }
}
