import BinderyNavigation
import Testing

@testable import BinderyTerminal

private final class Manual: ViewModel, RestorablePage {
  var scrollPosition = PagePosition()

  isolated deinit {}
}

/// A text with its state, drawn as often as wanted.
private final class DrawnText {
  var state = ScrollState()

  func draw(count: Int, restoring page: Manual? = nil) -> String {
    var frame = Frame(size: Size(columns: 8, rows: 3))
    state.draw(count, in: frame.bounds, of: &frame, restoring: page) { index, area, frame in
      frame.write("\(index)", in: area)
    }
    return frame.text
  }
}

struct ScrollStateTests {
  @Test func `a text scrolls to its last page and no further`() {
    let text = DrawnText()
    #expect(text.draw(count: 6) == "0      ┃\n1      │\n2      │")
    #expect(text.state.percentage == 0)

    text.state.handle(.key("G"))
    #expect(text.draw(count: 6) == "3      │\n4      │\n5      ┃")
    #expect(text.state.percentage == 100)

    text.state.handle(.wheel(lines: -3, at: Point(column: 0, row: 0)))
    #expect(text.state.offset == 0)
  }

  @Test func `a row that is only there in the next frame is moved to the top`() {
    let text = DrawnText()
    #expect(text.draw(count: 6) == "0      ┃\n1      │\n2      │")

    text.state.move(to: 40)
    #expect(text.draw(count: 60).hasPrefix("40 "))
    text.state.move(to: 59)
    #expect(text.draw(count: 60).hasPrefix("57 "))
    text.state.move(to: -1)
    #expect(text.draw(count: 60).hasPrefix("0 "))
  }

  @Test func `a text is restored in parts as it is loaded, until the user scrolls`() {
    let (text, page) = (DrawnText(), Manual())
    page.restore(["scroll": "0.5"])

    _ = text.draw(count: 1, restoring: page)
    #expect(text.draw(count: 5, restoring: page).hasPrefix("1"))
    #expect(text.draw(count: 13, restoring: page).hasPrefix("5"))

    page.scrollPosition.finishRestoration()
    text.state.handle(.key("G"))
    _ = text.draw(count: 13, restoring: page)
    #expect(page.restorableState == ["scroll": "1.0"])
  }

  @Test func `a text that fits has no bar`() {
    let text = DrawnText()
    _ = text.draw(count: 9)
    text.state.move(by: 6)

    #expect(text.draw(count: 2) == "0\n1\n")
    #expect(text.state.percentage == nil)
  }
}
