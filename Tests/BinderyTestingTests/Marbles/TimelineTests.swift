import Testing

@testable import BinderyTesting

struct TimelineTests {
  @Test(arguments: ["", "-", "---"])
  func `a timeline without events is empty`(_ text: String) {
    #expect(Timeline(text) == Timeline(events: []))
  }

  @Test func `each symbol and each group takes one frame`() {
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
  func `a timeline is printed in the notation it was parsed from`(_ text: String) {
    #expect(Timeline(text).description == text)
  }

  @Test func `timelines with different events or frames are not equal`() {
    #expect(Timeline("-a-|") != Timeline("-a|"))
    #expect(Timeline("-a-|") != Timeline("-b-|"))
    #expect(Timeline("-(ab)") != Timeline("-(ba)"))
    #expect(Timeline("-a-|") != Timeline("-a-#"))
    #expect(Timeline("-a-|") != Timeline("-a-"))
  }

  @Test func `frames after the last event and spaces are ignored`() {
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
