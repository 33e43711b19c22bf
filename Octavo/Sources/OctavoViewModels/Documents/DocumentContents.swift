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
