import Bindery

/// The books whose titles begin with the same letter.
nonisolated struct BookSection: ListSection, Identifiable {
  let title: String
  let rows: [Book]

  var id: String { title }
}
