/// One line of the table.
struct Row {
  let id: String
  let title: String
  /// The row with the peers' figures, where this row is another way to write the same operation.
  let peers: String

  init(_ id: String, _ title: String, peers: String? = nil) {
    self.id = id
    self.title = title
    self.peers = peers ?? id
  }
}
