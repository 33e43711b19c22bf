import Testing

@testable import BinderyTerminal

struct HyperlinkTests {
  private let open = "\u{1B}]8;;"

  private func frame(_ link: String?, _ text: String = "guide") -> Frame {
    var frame = Frame(size: Size(columns: 12, rows: 1))
    frame.write([Run("a "), Run(text, .plain, link: link), Run(" b")], in: frame.bounds)
    return frame
  }

  private func bytes(_ frames: Frame..., theme: Theme = Theme(depth: .none)) -> String {
    var renderer = Renderer(theme: theme)
    var last = ""
    for frame in frames { last = String(decoding: renderer.bytes(for: frame), as: UTF8.self) }
    return last
  }

  @Test(arguments: ["https://example.org/a?b=c", "http://example.org", "mailto:mona@example.org"])
  func `a safe address is sent around its text`(address: String) {
    let sent = bytes(frame(address))

    #expect(sent.contains("\(open)\(address)\u{1B}\\guide"))
    #expect(sent.hasSuffix("\(open)\u{1B}\\b\u{1B}[?2026l"))
  }

  @Test(arguments: [
    "javascript:alert(1)", "file:///etc/passwd", "guide.md", "#top", "",
    "https://example.org/\u{1B}\\\u{1B}]0;owned\u{7}", "https://example.org/\u{7}",
    "https://example.org/\u{9C}x", "https://example.org/a b", "https://example.org/\u{202E}gpj",
    "https://exämple.org", "https://example.org/" + String(repeating: "a", count: 3000),
  ])
  func `any other address is not sent, and its text is drawn`(address: String) {
    let sent = bytes(frame(address))

    #expect(!sent.contains("\u{1B}]"))
    #expect(sent.contains("guide"))
  }

  @Test func `a link whose address changes is sent again`() {
    let sent = bytes(frame("https://example.org/1"), frame("https://example.org/2"))

    #expect(sent.contains("\(open)https://example.org/2\u{1B}\\guide\(open)\u{1B}\\"))
  }

  @Test func `a link that stays is not sent again when another one comes before it`() {
    func frame(_ first: String?) -> Frame {
      var frame = Frame(size: Size(columns: 12, rows: 2))
      frame.write([Run("first", .plain, link: first)], in: frame.bounds)
      let last = Run("last", .plain, link: "https://example.org/last")
      frame.write([last], in: frame.bounds, row: 1)
      return frame
    }
    let added = bytes(frame(nil), frame("https://example.org/first"))
    let removed = bytes(frame("https://example.org/first"), frame(nil))

    #expect(added.contains("https://example.org/first\u{1B}\\first") && !added.contains("last"))
    #expect(removed.contains("first") && !removed.contains("last"))
  }

  @Test func `a link that becomes plain text is closed on the terminal`() {
    let sent = bytes(frame("https://example.org/1"), frame(nil))

    #expect(sent.contains("guide"))
    #expect(!sent.contains("\u{1B}]"))
  }

  @Test func `a terminal without links gets none`() {
    let theme = Theme(environment: ["TERM": "linux"])

    #expect(!bytes(frame("https://example.org"), theme: theme).contains("\u{1B}]"))
  }

  @Test func `wrapping and cutting keep links`() {
    let line = [Run("one two", Style(.accent), link: "https://example.org")]

    #expect(line.wrapped(to: 4).allSatisfy { $0.allSatisfy { $0.link != nil } })
    #expect(line.truncated(to: 4)[0].link == "https://example.org")
  }
}
