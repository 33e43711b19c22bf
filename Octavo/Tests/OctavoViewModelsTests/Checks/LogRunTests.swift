import Testing

@testable import OctavoViewModels

/// The colours of a log, of which no escape reaches a front end.
struct LogRunTests {
  @Test func `colours and bold text are runs`() {
    let runs = LogRun.runs(of: "a\u{1B}[31mb\u{1B}[1mc\u{1B}[0md\u{1B}[92me\u{1B}[me")

    #expect(
      runs == [
        LogRun("a"), LogRun("b", color: .red), LogRun("c", color: .red, isBold: true), LogRun("d"),
        LogRun("e", color: .green), LogRun("e"),
      ]
    )
  }

  @Test(arguments: [
    ("\u{1B}[38;5;9mx", LogRun.Color.red), ("\u{1B}[38;5;196mx", .red),
    ("\u{1B}[38;2;10;200;10mx", .green), ("\u{1B}[38:5:4mx", .blue),
    ("\u{1B}[48;5;1;36mx", .cyan), ("\u{1B}[38;5;244mx", .white),
  ])
  func `colours of other palettes are the nearest ones`(_ text: String, _ color: LogRun.Color) {
    #expect(LogRun.runs(of: text) == [LogRun("x", color: color)])
  }

  @Test(arguments: [
    "\u{1B}[2J", "\u{1B}[10;10H", "\u{1B}]0;title\u{7}", "\u{1B}]8;;http://x\u{1B}\\", "\u{1B}c",
    "\u{7}", "\u{0}", "\u{1B}[?1049h", "\u{9B}31m".replacing("31m", with: ""),
    "\u{1B}[999999999999999999999999m",
    "\u{1B}[38;5m", "\u{1B}[38;2;1m", "\u{1B}[38m",
    "\u{1B}[38;5;99999mx\u{1B}[0m".replacing("x", with: ""),
  ])
  func `other escapes are removed`(_ escape: String) {
    let runs = LogRun.runs(of: "a\(escape)b")

    #expect(runs.map(\.text).joined() == "ab")
  }

  @Test func `an escape without its end is removed with the rest`() {
    #expect(LogRun.runs(of: "a\u{1B}[31").map(\.text) == ["a"])
    #expect(LogRun.runs(of: "a\u{1B}").map(\.text) == ["a"])
    #expect(LogRun.runs(of: "a\u{1B}]0;b").map(\.text) == ["a"])
  }

  @Test func `a line has its time and its mark`() {
    let line = LogLine("2026-01-31T09:41:07.1234567Z ##[group]Run swift build")

    #expect(line.time == 1_769_852_467)
    #expect(line.clock == "09:41:07")
    #expect(line.mark == .group)
    #expect(line.text == "Run swift build")
  }

  @Test(arguments: [
    "", "2026", "2026-01-31T09:41:07", "2026-13-31T09:41:07Z x", "x026-01-31T09:41:07Z ",
    "##[unknown]x", "##[group", "2026-01-31T09:41:07.",
  ])
  func `another line is text as it is`(_ text: String) {
    let line = LogLine(text)

    #expect(line.text == text[...])
    #expect(line.mark == nil)
    #expect(line.time == nil)
  }

  @Test func `a fault says so in words, too`() {
    #expect(
      LogLine("##[error]no such file").runs == [
        LogRun("Error: ", color: .red, isBold: true), LogRun("no such file"),
      ]
    )
  }
}
