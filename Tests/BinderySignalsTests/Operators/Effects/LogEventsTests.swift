import BinderySignals
import BinderyTesting
import Testing

struct LogEventsTests {
  @Test(arguments: MarbleCase.allPass)
  func `logEvents forwards all events`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.logEvents(logger: { _, _, _, _, _ in })
    } producer: {
      $0.logEvents(logger: { _, _, _, _, _ in })
    }
  }

  @Test func `each event is logged in a line with the place of the call`() {
    let marbles = Marbles()
    var lines: [String] = []

    marbles.hot("-1-#")
      .logEvents(identifier: "numbers", fileName: "File", functionName: "f()", lineNumber: 7) {
        lines.append("\($0) \($1) \($2) \($3) \($4)")
      }
      .observe { _ in }
    marbles.play()

    #expect(
      lines == [
        "numbers value 1 File f() 7", "numbers failed MarbleFailure() File f() 7",
        "numbers terminated File f() 7", "numbers disposed File f() 7",
      ]
    )
  }

  @Test func `only the selected events are logged`() {
    let marbles = Marbles()
    var lines: [String] = []

    marbles.cold("-1-|")
      .logEvents(events: [.starting, .value, .completed]) { _, event, _, _, _ in
        lines.append(event)
      }
      .start()
    marbles.play()

    #expect(lines == ["starting", "value 1", "completed"])
  }
}
