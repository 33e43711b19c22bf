import Testing

@testable import BinderyTerminal

struct ClickSeriesTests {
  private let start = ContinuousClock.now
  private let point = Point(column: 3, row: 1)

  @Test func `two clicks on a cell within 400 ms are a double click, three are one too`() {
    var clicks = ClickSeries()

    let seconds = [0, 300, 600].map {
      clicks.second(.click(point), at: start + .milliseconds($0))
    }

    #expect(seconds == [nil, .doubleClick(point), nil])
  }

  @Test func `a slow click, another cell and a key between are no double click`() {
    var clicks = ClickSeries()
    let other = Point(column: 4, row: 1)

    let events: [(InputEvent, Int)] = [
      (.click(point), 0), (.click(point), 401), (.click(other), 402), (.key("x"), 403),
      (.click(other), 404),
    ]
    let seconds = events.map { clicks.second($0.0, at: start + .milliseconds($0.1)) }

    #expect(seconds == [nil, nil, nil, nil, nil])
  }
}
