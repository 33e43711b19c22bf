/// A reaction of a user.
struct ReactionBody: JSONObjectWritable {
  let reaction: StoredReaction
  let users: UserDirectory
  let links: Links

  func write(fields: inout JSONFields) {
    let id = Int(reaction.id ?? 0)
    fields.set("id", id)
    fields.set("node_id", nodeIdentifier("Reaction", id))
    fields.set("user", SimpleUserBody(reaction.login, among: users, links: links))
    fields.set("content", reaction.content.rawValue)
    fields.set("created_at", Timestamp(reaction.created))
  }
}

/// The numbers of the reactions to an issue or a comment at `url`.
struct ReactionCountsBody: JSONObjectWritable {
  let counts: ReactionCounts
  let url: String

  func write(fields: inout JSONFields) {
    fields.set("url", "\(url)/reactions")
    fields.set("total_count", counts.total)
    for (key, content) in Self.keys { fields.set(key, counts[content]) }
  }

  private static let keys: [(StaticString, ReactionContent)] = [
    ("+1", .thumbsUp), ("-1", .thumbsDown), ("laugh", .laugh), ("hooray", .hooray),
    ("confused", .confused), ("heart", .heart), ("rocket", .rocket), ("eyes", .eyes),
  ]
}
