import Testing

@testable import BinderyTesting

struct TimelineTests {
  @Test(arguments: ["", "-", "---"])
  func `a line in which nothing happens is empty`(_ text: String) {
    #expect(Timeline(text) == Timeline(marks: []))
  }

  @Test func `each sign takes a frame and a group takes one`() {
    let timeline = Timeline("-a (bc) - [12] #")
    #expect(
      timeline.marks == [
        Mark(frame: 1, sign: .value("a")),
        Mark(frame: 2, sign: .value("b")),
        Mark(frame: 2, sign: .value("c")),
        Mark(frame: 4, sign: .value("12")),
        Mark(frame: 5, sign: .failure),
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
    #expect(Sign.value(described: value).description == name)
  }
}
