/// The text of a thread: several documents below each other, each with a line above it.
///
/// Each is read by itself, so that nothing in one changes how another is shown.
public nonisolated struct ThreadText: Sendable, Equatable {
  /// A piece of the line above a document.
  public struct Words: Sendable, Equatable {
    /// The text.
    public var text: String
    /// Whether it is emphasised.
    public var isStrong = false
    /// The address of its link, in the words of who made the thread; `nil` for none.
    public var link: String?

    /// The piece as the parts of a document take it.
    public var form: (text: String, isStrong: Bool, link: String?) { (text, isStrong, link) }
  }

  /// A document with the lines above and below it.
  public struct Section: Sendable, Equatable {
    /// The name of the section, unique in the thread.
    public var name: String
    /// The line above the document.
    public var head: [Words]
    /// The document, in Markdown.
    public var text: String
    /// The line below the document; empty for none.
    public var foot: [Words]
  }

  /// The sections from top to bottom.
  public var sections: [Section]

  /// The number of bytes of all documents.
  var byteCount: Int { sections.reduce(0) { $0 + $1.text.utf8.count } }
}
