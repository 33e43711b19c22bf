/// The arithmetic of delays and due times. It does not overflow, and a very long delay means never.
nonisolated extension Duration {
  /// The shortest delay that means never: a hundred years.
  package static var never: Duration { .seconds(3_155_760_000) }

  /// The due time of an action that is never due; no clock reaches it.
  package static var endOfTime: Duration { Duration(attoseconds: .max) }

  /// Whether a delay of this length means never.
  package var isNever: Bool { self >= .never }

  /// Returns the due time of an action that is scheduled at this time.
  package func due(after delay: Duration) -> Duration {
    delay.isNever ? .endOfTime : adding(max(delay, .zero))
  }

  /// Returns the delay from this time until `due`, from zero to ``never``.
  package func delay(until due: Duration) -> Duration {
    let (difference, overflow) = due.attoseconds.subtractingReportingOverflow(attoseconds)
    guard !overflow else { return due < self ? .zero : .never }
    return min(max(Duration(attoseconds: difference), .zero), .never)
  }

  /// Returns the sum, or the nearest duration if it cannot be represented.
  package func adding(_ other: Duration) -> Duration {
    let (sum, overflow) = attoseconds.addingReportingOverflow(other.attoseconds)
    guard overflow else { return Duration(attoseconds: sum) }
    return Duration(attoseconds: other < .zero ? .min : .max)
  }
}
