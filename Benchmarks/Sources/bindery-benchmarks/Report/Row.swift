/// One line of the table.
struct Row {
  let id: String
  let title: String
  /// The row of the peers' figures, where this is one more way to write the same thing.
  let peers: String

  init(_ id: String, _ title: String, peers: String? = nil) {
    self.id = id
    self.title = title
    self.peers = peers ?? id
  }
}
