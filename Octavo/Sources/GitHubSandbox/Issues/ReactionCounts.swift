/// The number of reactions of each kind to an issue or a comment.
struct ReactionCounts: Equatable, Sendable {
  private var counts: [ReactionContent: Int] = [:]

  var total: Int { counts.values.reduce(0, +) }

  subscript(content: ReactionContent) -> Int {
    get { counts[content] ?? 0 }
    set { counts[content] = newValue }
  }
}
