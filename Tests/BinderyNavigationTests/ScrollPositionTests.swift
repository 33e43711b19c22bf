import BinderyNavigation
import Testing

@MainActor
struct ScrollPositionTests {
  private final class Manual: ViewModel, RestorablePage {
    var scrollPosition = ScrollPosition()

    isolated deinit {}
  }

  @Test func `a page stores its position, and another one is given it`() {
    let page = Manual()
    let next = Manual()

    page.scrollPosition.note(0.5)
    next.restore(page.restorableState)

    #expect(next.scrollPosition.restored == 0.5)
    #expect(next.restorableState == ["scroll": "0.5"])
  }

  @Test func `a page at the top has no state`() { #expect(Manual().restorableState.isEmpty) }

  @Test func `the position to restore stays until the page has reached it`() {
    let page = Manual()
    page.restore(["scroll": "0.75"])

    page.scrollPosition.note(0)
    #expect(page.scrollPosition.fraction == 0.75)

    page.scrollPosition.finishRestoration()
    page.scrollPosition.note(0.25)
    #expect(page.scrollPosition.fraction == 0.25)
  }

  @Test(arguments: ["", "NaN", "-1", "2", "inf", "half"])
  func `a position that is none is ignored`(text: String) {
    let page = Manual()

    page.restore(["scroll": text])

    #expect(page.scrollPosition.restored == nil)
    #expect(page.restorableState.isEmpty)
  }
}
