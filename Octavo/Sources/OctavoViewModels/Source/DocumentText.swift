public import GitHubValues
public import LineFiles
public import OctavoMarkup

/// The text of a Markdown document.
public nonisolated enum DocumentText: Sendable, Equatable {
  /// A file of the store.
  case file(GitHub.File)
  /// A longer file, as far as it has arrived.
  case large(LargeText)
  /// Several documents below each other, such as the comments of a thread.
  case sections([MarkupSection])

  /// The most bytes of a file that is shown as a document; a longer one is shown as lines.
  public static let byteLimit = 64 << 20

  /// The number of bytes that have arrived.
  public var byteCount: Int {
    switch self {
    case .file(let file): file.bytes.count
    case .large(let text): text.receivedBytes
    case .sections(let sections): sections.reduce(0) { $0 + $1.text.utf8.count }
    }
  }

  /// Whether it is several documents, which are drawn by their parts.
  public var isSections: Bool { if case .sections = self { true } else { false } }

  /// Whether the text is in memory, not in a file.
  public var isInMemory: Bool { if case .large = self { false } else { true } }

  /// Whether all of the text has arrived.
  public var isWhole: Bool { if case .large(let text) = self { text.isComplete } else { true } }

  /// Returns whether a text is an earlier snapshot of the same file or thread.
  public func continues(_ other: Self) -> Bool {
    if case .sections = self, case .sections = other { return true }
    guard case .large(let text) = self, case .large(let earlier) = other else { return false }
    return text.isLater(than: earlier)
  }

  /// Returns the parts of a Markdown document, or of a text that is shown as it is written.
  ///
  /// The place of the document has the linker of its references; `nil` leaves them as text.
  public func feed(isMarkdown: Bool = true, at place: DocumentPlace? = nil) -> MarkupFeed {
    let linker = place?.linker
    if case .sections(let sections) = self { return MarkupFeed(sections, linker: linker) }
    return MarkupFeed(
      isMarkdown: isMarkdown,
      isWhole: isWhole,
      linker: linker,
      breaksLines: place?.breaksLines ?? false
    ) {
      bytes()
    }
  }

  /// Reads the text as UTF-8, which a view does off the main actor; several documents have none.
  public func bytes() -> [UInt8] {
    switch self {
    case .file(let file): Array(file.bytes)
    case .large(let text): text.content()
    case .sections: []
    }
  }
}
