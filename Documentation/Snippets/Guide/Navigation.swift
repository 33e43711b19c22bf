import BinderyTesting
import Foundation
import Testing

@MainActor
struct NavigationArticleTests {
  private let router = startShop()

  private var book: BookViewModel? {
    if case .book(let viewModel) = router.top { viewModel } else { nil }
  }

  @Test func `a screen returns its result to the caller`() async throws {
    router.push(.book("High Tide"))
    let book = try #require(book)

    book.rate.execute()
    await settle()
    guard case .stars(let picker) = router.top else { throw Offline() }
    picker.choose(5)
    await settle()

    #expect(book.stars == 5)
    #expect(router.path == [.shelves, .book("High Tide")])
    router.end()
  }

  @Test func `a picker that is dismissed returns no result`() async throws {
    router.push(.book("High Tide"))
    let book = try #require(book)
    book.rate.execute()
    await settle()

    router.requestBack()
    await settle()

    #expect(book.stars == nil)
    #expect(!book.rate.isExecuting)
    router.end()
  }

  @Test(arguments: [true, false])
  func `a review asks before it is removed`(isDiscarded: Bool) async throws {
    router.set([.shelves, .review("High Tide")])
    guard case .review(let review) = router.top else { throw Offline() }
    let lifetime = Lifetime()
    lifetime += review.discard.answer { _ in isDiscarded }

    review.text = "Windy."
    router.requestBack()
    await settle()

    #expect(router.path.targets.count == (isDiscarded ? 1 : 2))
    router.end()
  }

  @Test func `a link shows its path in one change`() throws {
    let shelves = router.top?.viewModel

    router.set(try #require(path(of: "books/High Tide/review")))

    #expect(router.path == [.shelves, .book("High Tide"), .review("High Tide")])
    #expect(router.controllers[0].root.screen.viewModel === shelves)
    router.end()
  }

  @Test func `a session is restored with the state of its screens`() async throws {
    router.push(.book("High Tide"))
    book?.restore(["stars": "4"])
    let data = try JSONEncoder().encode(router.snapshot(version: 1))
    router.end()

    let next = startShop()
    let stored = try JSONDecoder().decode(NavigationSnapshot<ShopRoute>.self, from: data)
    next.restore(stored, version: 1)

    guard case .book(let restored) = next.top else { throw Offline() }
    #expect(restored.stars == 4)
    next.end()
  }
}
