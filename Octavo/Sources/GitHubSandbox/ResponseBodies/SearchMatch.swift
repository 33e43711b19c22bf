/// How well a repository fits a search, and where.
struct SearchMatch: Sendable {
  let score: Double
  /// Told only to those who ask for them by media type.
  var texts: [TextMatchBody]?
}
