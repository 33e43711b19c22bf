/// Something that was searched for before.
nonisolated struct RecentQuery: Identifiable, Equatable {
  let id: String

  init(_ query: String) { id = query }
}
