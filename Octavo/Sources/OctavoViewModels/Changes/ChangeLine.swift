public import GitHubValues

/// A line of a change.
public nonisolated struct ChangeLine: Sendable, Equatable {
  /// A side of a hunk, the lines before the change or those after it; or the whole file after it.
  public struct Side: Sendable, Hashable {
    /// The path of the file.
    let path: String
    /// The number of the hunk in the file; `nil` for the whole file.
    let hunk: Int?
    /// Whether the side is that before the change.
    let isOld: Bool
    /// The number of the part of the side that is coloured by itself.
    let part: Int

    /// The lines of a part: a look at any line of a side reads no more lines than these.
    ///
    /// The colours of a part may be wrong where a string or a comment began above it.
    static let partLines = 2_048

    /// Makes the part of a side that a line of it, counted from 0, is in.
    init(path: String, hunk: Int?, isOld: Bool, line: Int) {
      self.path = path
      self.hunk = hunk
      self.isOld = isOld
      part = line / Self.partLines
    }
  }

  /// The side of the change.
  public let kind: GitHub.Patch.Line.Kind
  /// The text: from an untrusted source.
  public let text: String
  /// The number before the change.
  public let oldNumber: Int?
  /// The number after the change.
  public let newNumber: Int?
  /// The side whose lines decide the colours of this one: for a removed line that before the
  /// change.
  public let side: Side
  /// The place among the lines of the part of the side.
  public let place: Int
  /// The comparison with the line beside it, which it replaces or which replaces it.
  let comparison: WordComparison?

  /// Both numbers, each at the end of at least four columns, for a text of fixed width.
  public var numbers: String { "\(Self.column(oldNumber)) \(Self.column(newNumber))" }

  /// The number before or after the change, at the end of at least four columns.
  public func number(isOld: Bool) -> String { Self.column(isOld ? oldNumber : newNumber) }

  /// The sign: “+”, “-” or a space.
  public var sign: String {
    switch kind {
    case .added: "+"
    case .deleted: "-"
    case .context, .remark: " "
    }
  }

  /// The line in words, for assistive technology.
  public var spoken: String {
    switch kind {
    case .added: "Added line\(newNumber.map { " \($0)" } ?? ""): \(text)"
    case .deleted: "Deleted line\(oldNumber.map { " \($0)" } ?? ""): \(text)"
    case .context, .remark: text
    }
  }

  /// The parts of the text that the line beside it does not have, as bytes in UTF-8.
  ///
  /// They are found at the first read, once for both lines. A view reads those of the lines on the
  /// screen only.
  @MainActor
  public var changedWords: [Range<Int>] {
    guard let words = comparison?.words else { return [] }
    return kind == .deleted ? words.old : words.new
  }

  private static func column(_ number: Int?) -> String {
    let text = number.map(String.init) ?? ""
    return String(repeating: " ", count: max(0, 4 - text.utf8.count)) + text
  }
}
