/// The score of an element in a search, and the places that matched.
struct SearchMatch: JSONObjectWritable {
  let score: Double
  /// Included only if the media type asks for them.
  var texts: [TextMatchBody]?

  func write(fields: inout JSONFields) {
    fields.set("score", score)
    if let texts { fields.set("text_matches", texts) }
  }
}
