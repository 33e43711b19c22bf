/// A row of a log.
public nonisolated struct LogRow: Sendable, Identifiable, Equatable {
  /// The kind of a row.
  public enum Kind: Sendable, Hashable {
    /// The heading of a step, with the sign of its state.
    case step(RowSign.Tone)
    /// The title of a group.
    case group
    /// A line, or a portion of a long one.
    case line
    /// A remark about the log.
    case note
  }

  /// The identity, which no other row has.
  public let id: String
  /// The kind.
  public let kind: Kind
  /// The sign before a step; empty for any other row.
  public let sign: String
  /// The sign of what is folded or not; `nil` for a row that cannot be folded.
  public let foldSign: String?
  /// The number of the line; `nil` for a row that is no line, and within a long one.
  public let number: Int?
  /// The text in its colours.
  public let runs: [LogRun]
  /// The facts behind a heading.
  public let detail: String

  /// The text.
  public var text: String { runs.map(\.text).joined() }

  /// Makes a row.
  init(
    _ id: String,
    _ kind: Kind,
    _ runs: [LogRun],
    sign: String = "",
    isFolded: Bool? = nil,
    number: Int? = nil,
    detail: String = ""
  ) {
    (self.id, self.kind, self.runs, self.sign) = (id, kind, runs, sign)
    foldSign = isFolded.map { $0 ? "▸" : "▾" }
    (self.number, self.detail) = (number, detail)
  }
}
