import Testing

@testable import OctavoViewModels

struct ChangedWordsTests {
  /// The changed parts of both lines, as texts.
  private func changed(_ old: String, _ new: String) -> [[String]] {
    let words = ChangedWords(old: old, new: new)
    return [(old, words.old), (new, words.new)].map { text, ranges in
      ranges.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    }
  }

  @Test(arguments: [
    ("let low = 1", "let high = 1", [["low"], ["high"]]), ("call(a)", "call(a, b)", [[], [", b"]]),
    ("call(a, b)", "call(b)", [["a, "], []]),
    ("one two three four", "one 2 3 four", [["two three"], ["2 3"]]),
    ("a  b", "a b", [["  "], [" "]]), ("the same words", "the same words", [[], []]),
    ("値 = 紙", "値 = 糸", [["紙"], ["糸"]]),
  ])
  func `the words that the other line does not have are changed`(
    old: String,
    new: String,
    expected: [[String]]
  ) {
    #expect(changed(old, new) == expected)
  }

  @Test(arguments: [("low", "high"), ("", "added"), ("func tide() {", "}")])
  func `lines with little in common have no changed words`(old: String, new: String) {
    #expect(changed(old, new) == [[], []])
  }

  @Test func `long lines are not compared`() {
    let line = String(repeating: "tide ", count: 400)
    let longest = String(line.dropLast())

    #expect(changed(line + "a", line + "b") == [[], []])
    #expect(changed(longest + "a", longest + "b") == [["tidea"], ["tideb"]])
  }

  @Test func `many changed words are one part between the common ends`() {
    let middle = String(repeating: "a b ", count: 60)
    let start = String(repeating: "common ", count: 100)

    let words = ChangedWords(old: start + middle + "end", new: start + "c " + middle + "d end")

    let end = (start + middle).utf8.count - 1
    #expect(words.old == [start.utf8.count..<end])
    #expect(words.new == [start.utf8.count..<(end + "c d ".utf8.count)])
  }
}
