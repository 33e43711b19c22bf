import Testing

@testable import BinderyTerminal

/// A signal to the terminal is one sequence, whatever the text.
struct TerminalSignalTests {
  private let hostile = "\u{1B}]0;moon\u{7}\u{9C};\u{202E}x"

  @Test func `each terminal has its sequence`() {
    #expect(
      TerminalSignal.notification.sequence(title: "New", text: "a/b") == "\u{1B}]9;New – a/b\u{7}"
    )
    #expect(TerminalSignal.notification.sequence(title: "New", text: "") == "\u{1B}]9;New\u{7}")
    #expect(
      TerminalSignal.titledNotification.sequence(title: "New", text: "a/b")
        == "\u{1B}]777;notify;New;a/b\u{7}"
    )
    #expect(TerminalSignal.bell.sequence(title: "New", text: "a/b") == "\u{7}")
  }

  @Test(arguments: [TerminalSignal.notification, .titledNotification])
  func `a text neither ends the sequence nor begins another`(signal: TerminalSignal) {
    let sent = signal.sequence(title: hostile, text: hostile)

    #expect(sent.dropFirst().dropLast().unicodeScalars.allSatisfy { $0.value >= 0x20 })
    #expect(!sent.contains("\u{9C}") && !sent.contains("\u{202E}"))
  }
}
