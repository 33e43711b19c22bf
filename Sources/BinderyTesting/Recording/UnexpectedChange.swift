/// What a ``ViewModelRecorder`` has to object to.
public nonisolated struct UnexpectedChange: Error, CustomStringConvertible {
  /// What is wrong, with the values old and new.
  public let description: String

  static func unknown(_ name: String, known: [String]) -> UnexpectedChange {
    UnexpectedChange(
      description: """
        There is no stored property “\(name)”. There are: \(known.joined(separator: ", ")).
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
    guard expected.name == happened.name else {
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

  static func unasserted(_ changes: [RecordedChange]) -> UnexpectedChange {
    var description = "These changes were not expected (- old, + new):"
    for change in changes { description += "\n\(change.name)\n\(change.difference)" }
    return UnexpectedChange(description: description)
  }
}
