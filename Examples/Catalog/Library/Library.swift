/// The books of the catalog.
struct Library {
  let books: [Book]

  static let example = Library(books: [
    book(
      "A Field Guide to Fog",
      "Ines Almqvist",
      "Twelve kinds of fog, and where to stand in each."
    ),
    book("Anchors and Kites", "Tove Brandt", "Letters between a diver and a glider pilot."),
    book("Bread Without Hurry", "Rosa Okafor", "Forty loaves that take three days."),
    book("Bridges at Night", "Jun Mori 森順", "Photographs of 橋 in seven countries."),
    book("Cartography for Cats", "Lin Osei", "Maps of warm places."),
    book("Clocks in the Rain", "Ada Wren", "A clock that runs on rain."),
    book("Distant Kitchens", "Mateo Ruiz", "Recipes by radio 📻 from ships."),
    book("Every Third Wave", "Nora Quist", "A theory of waiting."),
  ])

  private static func book(_ title: String, _ author: String, _ about: String) -> Book {
    Book(
      title: title,
      author: author,
      about: about,
      links: [
        Book.Link(text: "the publisher", address: "https://example.org/publisher"),
        Book.Link(text: "a review", address: "https://example.org/review"),
        Book.Link(text: "write to the author", address: "mailto:author@example.org"),
      ]
    )
  }
}
