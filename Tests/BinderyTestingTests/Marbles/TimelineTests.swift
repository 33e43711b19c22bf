import Testing

@testable import BinderyTesting

struct TimelineTests {
  @Test(arguments: ["", "-", "---"])
  func `a line in which nothing happens is empty`(_ text: String) {
    #expect(Timeline(text) == Timeline(events: []))
  }

  @Test func `each sign takes a frame and a group takes one`() {
    let timeline = Timeline("-a (bc) - [12] #")
    #expect(
      timeline.events == [
        TimelineEvent(frame: 1, symbol: .value("a")),
        TimelineEvent(frame: 2, symbol: .value("b")),
        TimelineEvent(frame: 2, symbol: .value("c")),
        TimelineEvent(frame: 4, symbol: .value("12")),
        TimelineEvent(frame: 5, symbol: .failure),
      ]
    )
  }

  @Test(arguments: ["-a-(bc|)", "[12]-[]-!", "^--(a[-]#)", "([1,2][(]|)"])
  func `a line is drawn as it was read`(_ text: String) {
    #expect(Timeline(text).description == text)
  }

  @Test func `what is different is not equal`() {
    #expect(Timeline("-a-|") != Timeline("-a|"))
    #expect(Timeline("-a-|") != Timeline("-b-|"))
    #expect(Timeline("-(ab)") != Timeline("-(ba)"))
    #expect(Timeline("-a-|") != Timeline("-a-#"))
    #expect(Timeline("-a-|") != Timeline("-a-"))
  }

  @Test func `frames after the last event and spaces do not count`() {
    #expect(Timeline("-a- b") == Timeline("-a-b----"))
  }

  @Test(
    arguments: [
      ("[1, 2]", "[1,2]"), ("(1, 2)", "[1,2]"), ("(1), (2)", "[(1),(2)]"), ("\"a\"", "a"),
      ("-", "[-]"), ("", "[]"),
    ]
  )
  func `names are written without spaces and outer brackets`(_ value: String, _ name: String) {
    #expect(EventSymbol.value(described: value).description == name)
  }
}
