import BinderySwiftUI
import BinderyTesting
import Testing

struct RowDifferencesTests {
  private nonisolated struct Book: Identifiable, Equatable {
    let id: Int
    var title = ""
  }

  private final class ShelfViewModel: ViewModel {
    @MutableProperty var books: [Book] = []
  }

  private let shelf = ShelfViewModel()

  private func makeDifferences(
    limit: Int = 100,
    animate: @escaping (() -> Void) -> Void = { $0() }
  ) -> RowDifferences<Book> {
    RowDifferences(limit: limit, animate: animate) { [shelf] in shelf.books }
  }

  // C31
  @Test func `a change is the difference that a table applies`() {
    shelf.books = [Book(id: 1), Book(id: 2), Book(id: 3)]
    let differences = makeDifferences()

    shelf.books = [Book(id: 3), Book(id: 1), Book(id: 4)]

    #expect(differences.changes?.removals == [1])
    #expect(differences.changes?.insertions == [2])
    #expect(differences.changes?.moves == [.init(from: 2, to: 0)])
    #expect(differences.rows.map(\.row.id) == [3, 1, 4])
  }

  @Test func `rows that come, go and move are animated, the first ones and new texts are not`() {
    shelf.books = [Book(id: 1)]
    var animations = 0
    let differences = makeDifferences { change in
      animations += 1
      change()
    }
    #expect(animations == 0)

    shelf.books.append(Book(id: 2))
    #expect(animations == 1)
    shelf.books[0].title = "Emma"
    #expect(animations == 1)
    shelf.books.removeFirst()

    #expect(animations == 2)
    #expect(differences.rows.map(\.row.id) == [2])
  }

  @Test func `a large change is shown at once`() {
    shelf.books = [Book(id: 0)]
    var animations = 0
    let differences = makeDifferences(limit: 10) { change in
      animations += 1
      change()
    }

    shelf.books = (0..<12).map { Book(id: $0) }

    #expect(animations == 0)
    #expect(differences.rows.count == 12)
  }

  // C32
  @Test func `rows with one identifier have an identity each`() {
    let differences = makeDifferences()

    shelf.books = [Book(id: 1), Book(id: 1, title: "Emma"), Book(id: 2)]

    #expect(Set(differences.rows.map(\.id)).count == 3)
    #expect(differences.changes?.duplicates == [1])
  }

  @Test func `an equal list changes nothing`() {
    shelf.books = [Book(id: 1)]
    let differences = makeDifferences()
    var runs = 0
    let token = observe {
      _ = differences.rows.count
      runs += 1
    }

    shelf.books = [Book(id: 1)]

    #expect(runs == 1)
    token.dispose()
  }
}
