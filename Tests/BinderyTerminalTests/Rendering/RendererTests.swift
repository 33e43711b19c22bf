import Testing

@testable import BinderyTerminal

struct RendererTests {
  private func frame(_ lines: [Run]..., columns: Int = 12) -> Frame {
    var frame = Frame(size: Size(columns: columns, rows: lines.count))
    for (row, line) in lines.enumerated() { frame.write(line, in: frame.bounds, row: row) }
    return frame
  }

  private func bytes(_ renderer: inout Renderer, _ frame: Frame) -> String {
    String(decoding: renderer.bytes(for: frame), as: UTF8.self)
      .replacing("\u{1B}[", with: "^")
  }

  @Test func `the first frame clears, later ones send only what changed`() {
    var renderer = Renderer(theme: Theme(depth: .sixteen))

    #expect(
      bytes(&renderer, frame([Run("ab")], [Run("cd")]))
        == "^?2026h^?25l^0m^2J^1;1Hab^2;1Hcd^?2026l"
    )
    #expect(
      bytes(&renderer, frame([Run("ab")], [Run("cX")])) == "^2;2HX"
    )
    #expect(bytes(&renderer, frame([Run("ab")], [Run("cX")])) == "")
  }

  @Test func `a painted background covers every cell, and ends with each frame`() {
    var theme = Theme(depth: .sixteen)
    theme.paintedBackground = .light
    var renderer = Renderer(theme: theme)

    #expect(
      bytes(&renderer, frame([Run("ab")], columns: 3))
        == "^?2026h^?25l^0m^2J^1;1H^30;107mab ^0m^?2026l"
    )
    #expect(bytes(&renderer, frame([Run("aX")], columns: 3)) == "^1;2H^30;107mX^0m")
    renderer.theme.paintedBackground = nil
    #expect(
      bytes(&renderer, frame([Run("ab")], columns: 3)) == "^?2026h^?25l^0m^2J^1;1Hab^?2026l"
    )
  }

  @Test(arguments: [
    Style.plain, .bold, .selected, Style(.accent), Style(.accent, .bold),
    Style(.rgb(255, 254, 253), on: .rgb(252, 251, 250), [.bold, .italic, .underline]),
  ])
  func `one changed cell of 200 × 60 costs fewer than 64 bytes`(style: Style) {
    var renderer = Renderer(theme: Theme(depth: .full, background: .dark))
    var frame = Frame(size: Size(columns: 200, rows: 60))
    _ = renderer.bytes(for: frame)
    frame.write("x", style, in: frame.bounds, row: 59, column: 199)

    let bytes = renderer.bytes(for: frame)

    #expect(!bytes.isEmpty && bytes.count < 64)
  }

  @Test func `changes in two places are one synchronized update`() {
    var renderer = Renderer(theme: Theme(depth: .none))
    _ = renderer.bytes(for: frame([Run("ab")], [Run("cd")]))

    #expect(
      bytes(&renderer, frame([Run("Xb")], [Run("cX")]))
        == "^?2026h^1;1HX^2;2HX^?2026l"
    )
  }

  @Test func `after a glyph of doubtful width the cursor is placed anew`() {
    var renderer = Renderer(theme: Theme(depth: .none))

    #expect(
      bytes(&renderer, frame([Run("👩‍👧a日b")]))
        == "^?2026h^?25l^0m^2J^1;1H👩‍👧^1;3Ha日b^?2026l"
    )
  }

  @Test func `a wide glyph that goes takes both cells with it`() {
    var renderer = Renderer(theme: Theme(depth: .none))
    _ = renderer.bytes(for: frame([Run("日b")]))

    #expect(bytes(&renderer, frame([Run("x b")])) == "^1;1Hx ")
  }

  @Test func `styles change only where they differ`() {
    var renderer = Renderer(theme: Theme(depth: .indexed))
    let line = [Run("a", .bold), Run("b", .bold), Run("c", Style(.palette(9), on: .palette(236)))]

    #expect(bytes(&renderer, frame(line)).contains("^1mab^0;91;48;5;236mc"))
  }

  @Test func `the cursor is shown where the frame says`() {
    var renderer = Renderer(theme: Theme(depth: .none))
    var first = frame([Run("a")])
    first.cursor = Point(column: 4, row: 0)

    #expect(bytes(&renderer, first).hasSuffix("^1;5H^?25h^?2026l"))
    first.cursor = nil
    #expect(bytes(&renderer, first) == "^?2026h^?25l^?2026l")
  }

  @Test func `another size or theme repaints everything`() {
    var renderer = Renderer(theme: Theme(depth: .none))
    let first = frame([Run("a")])
    _ = renderer.bytes(for: first)

    renderer.theme.background = .light
    #expect(bytes(&renderer, first).contains("^2J"))
    #expect(bytes(&renderer, frame([Run("a")], columns: 13)).contains("^2J"))
  }
}
