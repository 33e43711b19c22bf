import BinderyTerminal
import Testing

@testable import OctavoTerminal

struct RunDroppingTests {
  @Test(arguments: [
    ("ab", 1, "b"), ("日本", 2, "本"), ("日本", 1, " 本"), ("a日本", 2, " 本"), ("日本", 3, " "),
    ("👩‍👩‍👧b", 1, " b"), ("e\u{301}b", 1, "b"), ("ab", 5, ""),
  ])
  func `the text right of the cut stays in its cells`(text: String, cells: Int, expected: String) {
    #expect([Run(text)].dropping(cells: cells).map(\.text).joined() == expected)
  }

  @Test func `a wide character at the cut leaves a blank cell before the next run`() {
    let runs = [Run("a日", .bold), Run("本")].dropping(cells: 2)

    #expect(runs.map(\.text) == [" ", "本"])
  }
}
