import Testing

@testable import OctavoViewModels

struct MarkdownKeyTests {
  private func press(_ key: MarkdownKey, _ text: String) -> String {
    marked(key.applied(to: composed(text)))
  }

  @Test(arguments: [
    ("a «word» b", "a **«word»** b"), ("a **«word»** b", "a «word» b"),
    ("a «**word**» b", "a «word» b"), ("a wo|rd b", "a **wo|rd** b"),
    ("a **wo|rd** b", "a wo|rd b"), ("a |", "a **|**"), ("a **|**", "a |"),
    ("a« word »b", "a **«word»** b"), ("«日本»", "**«日本»**"), ("word|", "word**|**"),
  ])
  func `bold marks the selection or the word, and again removes the marks`(
    text: String,
    expected: String
  ) {
    #expect(press(.bold, text) == expected)
  }

  @Test(arguments: [
    ("«- one\n\n> two \n3. three»", "«- **one**\n\n> **two** \n3. **three**»"),
    ("«- **one**\n**two**»", "«- one\ntwo»"), ("«**one**\ntwo»", "«****one****\n**two**»"),
    ("«# a\r\nb»\r\n", "«# **a**\r\n**b**»\r\n"),
  ])
  func `several lines are marked one by one, without the marks at their beginning`(
    text: String,
    expected: String
  ) {
    #expect(press(.bold, text) == expected)
  }

  @Test(arguments: [
    ("«word»", "_«word»_"), ("_«word»_", "«word»"), ("**«word»**", "**_«word»_**"), ("|", "_|_"),
  ])
  func `italic stands beside bold`(text: String, expected: String) {
    #expect(press(.italic, text) == expected)
  }

  @Test(arguments: [
    ("«let x»", "`«let x»`"), ("`«let x»`", "«let x»"), ("«a `b` c»", "`` «a `b` c» ``"),
    ("x «one\ntwo» y", "«```\nx one\ntwo y\n```»"), ("«```swift\none\ntwo\n```»", "«one\ntwo»"),
    ("«```\none\n```\nmore»", "«````\n```\none\n```\nmore\n````»"),
  ])
  func `code is a span in a line, and a fenced block over several`(text: String, expected: String) {
    #expect(press(.code, text) == expected)
  }

  @Test(arguments: [
    ("a «word» b", "a [word](|) b"), ("|", "[|]()"), ("wo|rd", "[word](|)"),
    ("«https://e.org/a?b»", "[|](https://e.org/a?b)"), ("«[word](https://e.org)»", "«word»"),
  ])
  func `a link has the selection as its words or as its address`(text: String, expected: String) {
    #expect(press(.link, text) == expected)
  }

  @Test(arguments: [
    (MarkdownKey.list, "on|e", "- on|e"), (.list, "- on|e", "on|e"), (.list, "|", "- |"),
    (.list, "«one\n\ntwo»", "«- one\n\n- two»"), (.list, "«- one\n* two»", "«one\ntwo»"),
    (.list, "x «y\n»z", "«- x y»\nz"), (.list, "  2. a|", "  - a|"),
    (.list, "- [ ] a|", "- a|"), (.task, "«- a\nb»", "«- [ ] a\n- [ ] b»"),
    (.task, "«- [ ] a\n- [x] b»", "«a\nb»"), (.task, "|", "- [ ] |"),
    (.quote, "«a\n\nb»", "«> a\n> \n> b»"), (.quote, "«> a\n> \n>b»", "«a\n\nb»"),
    (.quote, "> - a|", "- a|"), (.quote, "«a\r\nb»\r\n", "«> a\r\n> b»\r\n"),
  ])
  func `a key of lines marks all lines that the selection touches, and again removes the marks`(
    key: MarkdownKey,
    text: String,
    expected: String
  ) {
    #expect(press(key, text) == expected)
  }

  @Test(arguments: MarkdownKey.allCases)
  func `no key loses letters or divides a character, whatever is selected`(key: MarkdownKey) {
    let text = "a **b** `c` [d](9)\r\n> f\n- [ ] 日本 👩‍👩‍👧\n\n```\ng\n```\n "
    var places = [0]
    for character in text { places.append(places[places.count - 1] + character.utf8.count) }

    for start in places {
      for end in places where end >= start {
        let result = key.applied(to: ComposedText(text, selection: start..<end))
        #expect(result.text.filter(\.isLetter) == text.filter(\.isLetter))
        #expect(result.selection.upperBound <= result.text.utf8.count)
        #expect(!result.text.unicodeScalars.contains("\u{FFFD}"))
      }
    }
  }

  @Test(arguments: [
    ("", "one\n\ntwo", "> one\n>\n> two\n\n|"), ("text", " a ", "text\n\n> a\n\n|"),
    ("text\n", "a", "text\n\n> a\n\n|"), ("text\n\n", "> a", "text\n\n> > a\n\n|"),
    ("text", " \n", "text|"),
  ])
  func `a quote is appended with the cursor below it`(
    text: String,
    quoted: String,
    expected: String
  ) {
    #expect(marked(ComposedText(text).quoting(quoted)) == expected)
  }
}
