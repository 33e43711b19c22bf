/// The score of a repository in a search, and the places that matched.
struct SearchMatch: Sendable {
  let score: Double
  /// Included only if the media type asks for them.
  var texts: [TextMatchBody]?
}
