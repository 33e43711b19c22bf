import BinderyNavigation
import Testing

@testable import BinderyTerminal

struct LinkLabelTests {
  @Test func `every link on the screen is followed by its letter`() throws {
    let page = LinkPage()
    let host = TerminalHost(router: page.router, name: "Links") { _ in page }
    page.router.resetRoot(.page(PageViewModel("Links")))
    let terminal = HeadlessTerminal(size: Size(columns: 40, rows: 10), source: host)

    #expect(terminal.text.hasPrefix("see the guide and the index"))
    terminal.type(Array("F".utf8))
    #expect(terminal.text.hasPrefix("see ahe guide and she index"))
    #expect(terminal.text.hasSuffix(" Esc Cancel"))
    terminal.type(Array("s".utf8))
    #expect(page.followed == ["https://example.org/index"])
    terminal.type(Array("F".utf8))
    terminal.type(Array("x".utf8))
    #expect(page.followed.count == 1)
    terminal.type(Array("\u{1B}[<0;6;1M".utf8))

    #expect(page.followed == ["https://example.org/index", "https://example.org/guide"])
  }

  @Test func `the help lists the key of the links as long as it is open`() {
    let page = LinkPage()
    let host = TerminalHost(router: page.router, name: "Links") { _ in page }
    page.router.resetRoot(.page(PageViewModel("Links")))
    let terminal = HeadlessTerminal(size: Size(columns: 60, rows: 24), source: host)
    #expect(!terminal.text.contains("Follow a link"))

    terminal.type(Array("?".utf8))
    #expect(terminal.text.contains("Follow a link"))
    terminal.type(Array("j".utf8))

    #expect(terminal.text.contains("Follow a link"))
  }

  @Test func `more links than letters have two letters each`() {
    let zones = (0..<30).map { index in
      Zone(area: Rect(column: 0, row: index, columns: 5, rows: 1), target: .link("\(index)"))
    }
    var labels = LinkLabels(zones)

    #expect(labels.press("s") == .waiting)
    #expect(labels.press("d") == .chosen(Point(column: 0, row: 28)))
  }

  @Test func `the lines of one wrapped link have one letter`() {
    var frame = Frame(size: Size(columns: 9, rows: 3))
    let lines = [Run("one long link", Style(.accent), link: "https://example.org")].wrapped(to: 9)
    for (row, line) in lines.enumerated() { frame.write(line, in: frame.bounds, row: row) }

    #expect(frame.zones.count == 2)
    var labels = LinkLabels(frame.zones)
    #expect(labels.press("s") == .cancelled)
    labels = LinkLabels(frame.zones)
    #expect(labels.press("a") == .chosen(Point(column: 0, row: 0)))
  }
}

/// A page with two links.
private final class LinkPage: ScreenView {
  let router = Router<PageScreen>()
  let actions: [KeyAction] = []
  var followed: [String] = []

  deinit {}

  var lines: [[Run]] {
    [
      [
        Run("see "), Run("the guide", Style(.accent), link: "https://example.org/guide"),
        Run(" and "), Run("the index", Style(.accent), link: "https://example.org/index"),
      ]
    ]
  }

  func draw(in area: Rect, of frame: inout Frame) { frame.write(lines[0], in: area) }

  func click(_ target: ClickTarget) {
    if case .link(let address) = target { followed.append(address) }
  }
}
