import BinderyGTK

/// A made-up book.
package nonisolated struct Book: Identifiable, Equatable, Sendable {
  package let title: String
  package let author: String
  package var isRead = false

  package var id: String { title }

  /// The books of the catalog, in alphabetical order.
  package static let all = [
    Book(title: "A Field Guide to Doorways", author: "Ines Okafor"),
    Book(title: "An Atlas of Small Rivers", author: "Bram Lindqvist", isRead: true),
    Book(title: "Bread for Night Shifts", author: "Yusra Haddad"),
    Book(title: "Canals in Winter", author: "Pieter Vos"),
    Book(title: "Every Second Lighthouse", author: "Maud Carver", isRead: true),
    Book(title: "Glass, Sand, Fire", author: "Takumi Arai"),
    Book(title: "Letters from a Weather Station", author: "Ada Brun"),
    Book(title: "Maps without Borders", author: "Lena Sørli"),
    Book(title: "On Repairing Clocks", author: "Tomás Ferreira"),
    Book(title: "The Orchard Ledger", author: "Grace Mbeki"),
    Book(title: "Tides and Timetables", author: "Jun Watanabe"),
    Book(title: "Working with Wool", author: "Elin Thors"),
  ]
}
