public import GitHubValues

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
    /// The header of a hunk.
    case hunk
    /// A line of a hunk.
    case line(GitHub.Patch.Line.Kind)
    /// A sentence in place of lines.
    case note
  }

  /// The identity, unique on the page.
  public let id: String
  /// The part of the page.
  public let kind: Kind
  /// The text: from an untrusted source.
  public let text: String
  /// The number of a line before the change.
  public let oldNumber: Int?
  /// The number of a line after the change.
  public let newNumber: Int?
  /// The number of the file that the row belongs to.
  let file: Int?

  init(_ id: String, _ kind: Kind, _ text: String, file: Int? = nil) {
    self.id = id
    self.kind = kind
    self.text = text
    self.file = file
    oldNumber = nil
    newNumber = nil
  }

  init(_ id: String, _ line: GitHub.Patch.Line, _ file: Int) {
    self.id = id
    kind = .line(line.kind)
    text = line.text
    self.file = file
    oldNumber = line.oldNumber
    newNumber = line.newNumber
  }

  /// Both numbers of a line, each at the end of at least four columns, for a text of fixed width.
  public var numbers: String { "\(Self.column(oldNumber)) \(Self.column(newNumber))" }

  /// The sign of a line: “+”, “-” or a space.
  public var sign: String {
    switch kind {
    case .line(.added): "+"
    case .line(.deleted): "-"
    default: " "
    }
  }

  /// The row in words, for assistive technology.
  public var spoken: String {
    switch kind {
    case .line(.added): "Added line \(newNumber ?? 0): \(text)"
    case .line(.deleted): "Deleted line \(oldNumber ?? 0): \(text)"
    default: text
    }
  }

  private static func column(_ number: Int?) -> String {
    let text = number.map(String.init) ?? ""
    return String(repeating: " ", count: max(0, 4 - text.utf8.count)) + text
  }
}
