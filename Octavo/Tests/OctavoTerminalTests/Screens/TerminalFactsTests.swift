import OctavoTerminal
import OctavoViewModels
import Testing

struct TerminalFactsTests {
  @Test func `empty variables are left out of the terminal on the About screen`() {
    let environment = ["TERM": "linux", "COLORTERM": "", "TERM_PROGRAM": "tmux"]

    #expect(OctavoProgram.facts(in: environment).map(\.value) == ["linux, tmux"])
  }
}
