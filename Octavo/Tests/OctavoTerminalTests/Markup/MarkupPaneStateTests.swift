import BinderyNavigation
import BinderyTerminal
import GitHubValues
import OctavoMarkup
import Testing

@testable import OctavoTerminal
@testable import OctavoViewModels

struct MarkupPaneStateTests {
  private final class Page: ViewModel, SectionedPage {
    var scrollPosition = PagePosition()
    var section: SectionReveal?
    var isAtSection = true

    isolated deinit {}
  }

  private let page = Page()
  private let state = MarkupPaneState()

  /// A head of some lines, a picture of some rows, and two sections.
  private func text(head: Int = 1, picture: Int = 1) throws -> MarkupText {
    let place = DocumentPlace(
      repository: GitHub.RepositoryName(owner: "a", name: "b"),
      revision: "main",
      path: "README.md"
    )
    let file = try #require(place.picture(at: "a.png"))
    let address = DocumentPictures.Address(document: place, place: file)
    let words = MarkupText(Array(repeating: [], count: 20))
    var text = MarkupText(Array(repeating: [], count: head))
    text.append(
      MarkupText(
        .init(address, version: 0, link: nil, rows: picture, columns: 4),
        Array(repeating: [], count: picture)
      )
    )
    for _ in 0..<2 { text = text + .heading([[]]) + words }
    text.nameHeadings(["one", "two"])
    return text
  }

  @Test(arguments: [0, 1, 2, 10, 22, 30])
  func `the first visible line stays when lines above it are added`(top: Int) throws {
    #expect(state.offset(for: try text(), 80, page) == nil)
    state.scroll.move(to: top)

    let offset = state.offset(for: try text(head: 4), 80, page)

    #expect(offset == (top == 0 ? nil : top + 3))
  }

  @Test func `the first visible line stays when a picture above it is loaded`() throws {
    #expect(state.offset(for: try text(), 80, page) == nil)
    state.scroll.move(to: 2)
    #expect(state.offset(for: try text(picture: 8), 80, page) == 9)

    state.scroll.move(to: 4)
    #expect(state.offset(for: try text(picture: 12), 80, page) == nil)
  }

  @Test func `a section stays at the top at another width, until the user scrolls`() throws {
    page.section = SectionReveal("two", after: nil)
    #expect(state.offset(for: try text(), 80, page) == 22)
    state.scroll.move(to: 22)

    #expect(state.offset(for: try text(head: 9), 40, page) == 30)
    page.isAtSection = false
    #expect(state.offset(for: try text(head: 4), 60, page) == nil)
  }

  @Test func `a section that does not exist is not at the top`() throws {
    page.section = SectionReveal("three", after: nil)

    #expect(state.offset(for: try text(), 80, page) == nil)

    #expect(!page.isAtSection)
  }
}
