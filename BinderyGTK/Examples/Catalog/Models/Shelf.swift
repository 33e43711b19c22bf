import BinderyGTK

/// The books with the same first letter.
package nonisolated struct Shelf: ListSection, Equatable {
  package let title: String
  package var rows: [Book]

  package var id: String { title }

  /// Puts books, which are in alphabetical order, on shelves.
  static func shelves(of books: [Book]) -> [Shelf] {
    var shelves: [Shelf] = []
    for book in books {
      let letter = String(book.title.prefix(1))
      if shelves.last?.title == letter {
        shelves[shelves.count - 1].rows.append(book)
      } else {
        shelves.append(Shelf(title: letter, rows: [book]))
      }
    }
    return shelves
  }
}
