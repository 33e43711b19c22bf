extension GitHub {
  /// The hunks of the change of a file, parsed from a unified diff.
  ///
  /// Every text is a patch: a line that the format does not allow is a line of context without
  /// numbers, so that nothing is hidden. A line is parsed when it is read, so a patch costs as much
  /// memory as its text.
  public struct Patch: Sendable, Equatable {
    /// The hunks, in the order of the text.
    public let hunks: [Hunk]

    /// A line with the number that it has before and after the change.
    public struct Line: Sendable, Equatable {
      /// The side of a change that a line is on.
      public enum Kind: Sendable, Equatable {
        /// The line is the same before and after the change.
        case context
        /// The line is new.
        case added
        /// The line is removed.
        case deleted
        /// A remark on the line before, such as that it has no line break at its end.
        case remark
      }

      /// The side of the change.
      public let kind: Kind
      /// The text, without the sign before it and the line break.
      public let text: String
      /// The number before the change; `nil` for a line that is not there.
      public let oldNumber: Int?
      /// The number after the change; `nil` for a line that is not there.
      public let newNumber: Int?
    }

    /// Changed lines that are near each other, with the lines around them.
    public struct Hunk: Sendable, Equatable {
      /// The line above, such as “@@ -1,4 +1,6 @@ func main()”; empty if the text has none.
      public let header: String
      /// The lines.
      public let lines: Lines
      /// The lines in two columns: removed lines beside the added lines that follow them.
      ///
      /// The first removed line is beside the first added one, and so on; the rest of the longer
      /// side has nothing beside it. A line of context is on both sides, and a remark on the side
      /// of the line before it. Each line is in one pair.
      public var pairs: Pairs { Pairs(lines: lines, blocks: blocks, count: rows) }
      /// The places of the blocks of the rows in two columns among those of the patch.
      let blocks: Range<Int>
      /// The number of rows in two columns.
      let rows: Int

      /// The number of the first line before the change, as the header has it; `nil` without one.
      public var oldStart: Int? { lines.oldStart }
      /// The number of the first line after the change, as the header has it; `nil` without one.
      public var newStart: Int? { lines.newStart }

      /// Whether two hunks have the same header and the same lines.
      public static func == (first: Self, second: Self) -> Bool {
        first.header == second.header && first.lines == second.lines
      }
    }
  }
}
