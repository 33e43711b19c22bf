public import BinderyNavigation

/// The titles of the document on a page, in the order of the document.
///
/// The view of the page adds them while it reads the document, portion by portion.
public final class DocumentContents {
  /// The titles that have been read.
  @MutableProperty public private(set) var titles: [DocumentTitle] = []

  /// Makes the contents of a page without a document.
  public init() {}

  deinit {}

  /// Removes all titles, before another document is read.
  public func begin() {
    if untracked({ !titles.isEmpty }) { titles = [] }
  }

  /// Adds headings below all others, which get their numbers.
  public func append(_ headings: [(level: Int, text: String, anchor: String)]) {
    guard !headings.isEmpty else { return }
    let count = untracked { titles.count }
    titles += headings.enumerated().map { index, heading in
      DocumentTitle(
        number: count + index,
        level: heading.level,
        text: heading.text,
        anchor: heading.anchor
      )
    }
  }
}

extension DocumentContents {
  /// The contents that a route shows, and that are not stored with it.
  ///
  /// All values are equal, as routes to the contents of one page are.
  public nonisolated struct Reference: Sendable {
    weak let contents: DocumentContents?

    /// Makes the reference of a route that was stored, or to contents.
    public init(_ contents: DocumentContents? = nil) { self.contents = contents }
  }
}

nonisolated extension DocumentContents.Reference: Hashable {
  /// Returns true: a route names no contents.
  public static func == (left: Self, right: Self) -> Bool { true }

  /// Adds nothing to the hash.
  public func hash(into hasher: inout Hasher) {}
}

nonisolated extension DocumentContents.Reference: Codable {
  private enum CodingKeys: CodingKey {}

  /// Makes the reference of a stored route, whose document is unknown.
  public init(from decoder: any Decoder) throws { self.init() }

  /// Encodes an empty value.
  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: CodingKeys.self)
  }
}
