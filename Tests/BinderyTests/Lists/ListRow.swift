nonisolated struct ListRow: Identifiable, Equatable {
  let id: Int
  var text = ""
}
