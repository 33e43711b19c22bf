import GitHubValues
public import OctavoMarkup

/// A row of a page of changes, as both front ends show it.
public nonisolated struct ChangeRow: Sendable, Identifiable, Equatable {
  /// The part of the page that a row is.
  public enum Kind: Sendable, Equatable {
    /// A line of the first paragraph of the message.
    case subject
    /// A further line of the message.
    case message
    /// A fact about the commit or the comparison; the login is that of the account in it.
    case fact(login: String?)
    /// A parent of the commit.
    case parent(sha: String)
    /// A commit of a comparison, with its author and age.
    case commit(sha: String, detail: String)
    /// The number of files, and that of all lines.
    case summary(LineCounts)
    /// The kind of change of a file, which shows or hides its lines.
    case file(LineCounts, isFolded: Bool)
    /// The header of a hunk, which shows or hides its lines.
    case hunk(isFolded: Bool)
    /// A line of a hunk.
    indirect case line(ChangeLine)
    /// A row of a hunk in two columns: the line before the change, and the one after it.
    indirect case pair(old: ChangeLine?, new: ChangeLine?)
    /// The first row of a thread at a line, which shows or hides its comments.
    case thread(isFolded: Bool)
    /// A line of a comment of a thread.
    case comment
    /// The versions of a picture.
    case pictures(PictureVersions)
    /// A sentence in place of lines.
    case note
  }

  /// The identity, unique on the page.
  public let id: String
  /// The part of the page.
  public let kind: Kind
  /// The text: from an untrusted source.
  public let text: String
  /// The text of a line of the message or of a comment in runs, with links for its references.
  public let runs: [MarkupRun]
  /// The path of the file that the row belongs to.
  let path: String?
  /// The header of the hunk that the row belongs to, as the patch has it; `nil` for none.
  let hunk: String?

  init(
    _ id: String,
    _ kind: Kind,
    _ text: String,
    path: String? = nil,
    hunk: String? = nil,
    linker: ReferenceLinker? = nil,
    runs: [MarkupRun] = []
  ) {
    self.runs = linker?.linked([MarkupRun(text)]) ?? runs
    self.id = id
    self.kind = kind
    self.text = text
    self.path = path
    self.hunk = hunk
  }

  /// The number of the line after the change, or before it if it was removed; `nil` without one.
  var line: Int? {
    switch kind {
    case .line(let line): line.newNumber ?? line.oldNumber
    case .pair(let old, let new): new?.newNumber ?? old?.oldNumber
    default: nil
    }
  }

  /// Whether the row is the header of a hunk.
  public var isHunk: Bool { if case .hunk = kind { true } else { false } }

  /// Whether the row is the first one of a thread.
  public var isThread: Bool { if case .thread = kind { true } else { false } }

  /// The sign of a row that hides or shows lines, which says whether they are hidden; `nil` for
  /// another row.
  public var foldSign: String? {
    switch kind {
    case .file(_, let isFolded), .hunk(let isFolded), .thread(let isFolded): isFolded ? "▸" : "▾"
    default: nil
    }
  }

  /// The row in words, for assistive technology.
  public var spoken: String {
    switch kind {
    case .line(let line): line.spoken
    // A line of context or a remark is on both sides.
    case .pair(let old?, let new?):
      old.spoken == new.spoken ? old.spoken : "\(old.spoken)\n\(new.spoken)"
    case .pair(let old, let new): (old ?? new)?.spoken ?? ""
    default: text
    }
  }
}
