/// The failure of an expectation of a ``ViewModelRecorder``.
public nonisolated struct UnexpectedChange: Error, CustomStringConvertible {
  /// The failure, with the old and the new values.
  public let description: String

  static func unknown(_ name: String, known: [String]) -> UnexpectedChange {
    UnexpectedChange(
      description: """
        There is no recorded property “\(name)”. There are: \(known.joined(separator: ", ")).
        """
    )
  }

  static func missing(_ expected: String) -> UnexpectedChange {
    UnexpectedChange(description: "Nothing more has changed; expected was\n  \(expected)")
  }

  static func different(
    expected: RecordedChange,
    happened: RecordedChange
  ) -> UnexpectedChange {
    guard expected.name == happened.name, !(expected.isScalar && happened.isScalar) else {
      return UnexpectedChange(
        description: """
          The next change is another one.
            expected  \(expected.summary)
            happened  \(happened.summary)
          """
      )
    }
    let (old, new) = (
      lineDifference(from: dumped(expected.old), to: dumped(happened.old)),
      lineDifference(from: dumped(expected.new), to: dumped(happened.new))
    )
    return UnexpectedChange(
      description: """
        “\(happened.name)” changed in another way (- expected, + happened).
        From:
        \(old)
        To:
        \(new)
        """
    )
  }

  static func other(expected: String, happened: RecordedChange) -> UnexpectedChange {
    UnexpectedChange(
      description: "The next change is none of \(expected).\n  happened  \(happened.summary)"
    )
  }

  static func unasserted(_ changes: [RecordedChange]) -> UnexpectedChange {
    var description = "These changes were not expected:"
    for change in changes { description += "\n\(change.report)" }
    return UnexpectedChange(description: description)
  }
}
