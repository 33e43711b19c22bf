import Foundation
import Testing

@testable import BinderyTerminal

struct ClipboardTests {
  @Test(arguments: ["", "a", "ab", "abc", "https://example.org/日本", "\u{1B}]0;x\u{7}", "\n\u{0}"])
  func `a text is sent in Base64, whatever it holds`(text: String) {
    let expected = Data(text.utf8).base64EncodedString()

    #expect(Clipboard.sequence(for: text) == "\u{1B}]52;c;\(expected)\u{7}")
  }

  @Test func `a text that terminals would ignore is not sent`() {
    let longest = String(repeating: "a", count: Clipboard.mostBytes)

    #expect(Clipboard.sequence(for: longest) != nil)
    #expect(Clipboard.sequence(for: longest + "a") == nil)
  }
}
