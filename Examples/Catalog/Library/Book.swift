/// A made-up book.
nonisolated struct Book: Identifiable, Codable, Hashable {
  let title: String
  let author: String
  let about: String
  /// Addresses of pages about the book, with their texts.
  let links: [Link]

  /// A link in the text about a book.
  struct Link: Codable, Hashable {
    let text: String
    let address: String
  }

  var id: String { title }
}
