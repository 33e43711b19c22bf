/// The comparisons of texts on a page, so that drawing the page again does not compare them again.
final class TextComparison {
  private var known: [String: (texts: [String], versions: TextVersions)] = [:]

  init() {}

  deinit {}

  /// Returns the comparison of two versions of a text, which is made again when one has changed.
  func versions(
    named name: String,
    _ first: String,
    _ second: String,
    base: String
  ) -> TextVersions {
    let texts = [first, second, base]
    if let last = known[name], last.texts == texts { return last.versions }
    let versions = TextVersions(first, second, base: base)
    known[name] = (texts, versions)
    return versions
  }
}
