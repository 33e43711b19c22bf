import GitHubValues

nonisolated extension CheckList {
  /// The combination of all checks, for a sign beside the summary.
  public enum Outcome: Sendable, CaseIterable {
    /// No checks.
    case none
    /// A check has failed.
    case failed
    /// A check waits for an approval.
    case waiting
    /// A check is running.
    case running
    /// A required check has not reported, or has not passed.
    case missing
    /// Nothing fails, but not all checks are known, or not all that are required.
    case unknown
    /// All checks have passed.
    case passed
  }

  /// The combination of all checks.
  ///
  /// It is *passed* only if all are known and each required one is satisfied, whatever the server's
  /// combination says.
  public var outcome: Outcome {
    let states = Set(entries.map(\.state))
    if states.contains(.failed) { return .failed }
    if states.contains(.waiting) { return .waiting }
    if states.contains(.running) { return .running }
    if !blocking.isEmpty { return .missing }
    if !isComplete || isCounted { return .unknown }
    if entries.isEmpty { return .none }
    return knowsRequired ? .passed : .unknown
  }

  /// One line about all checks, such as “2 of 14 checks failed: build, lint”.
  public var summary: String {
    let total = Strings.count(entries.count, "check", "checks")
    switch outcome {
    case .none: return "No checks"
    case .failed: return "\(count(failing)) of \(total) failed: \(names(failing))"
    case .waiting:
      let waiting = entries.filter { $0.state == .waiting }
      return "\(count(waiting)) of \(total) waiting for approval: \(names(waiting))"
    case .running:
      return "\(count(entries.filter { $0.state == .running })) of \(total) running"
    case .missing where blocking.count == missingRequired.count:
      let noun = Strings.count(blocking.count, "required check", "required checks")
      return "\(noun) not reported yet: \(names(blocking))"
    case .missing:
      let noun = Strings.count(blocking.count, "required check", "required checks")
      return "\(noun) not passed: \(names(blocking))"
    case .unknown where !isComplete: return "\(total) read, and the server has more"
    case .unknown where isCounted: return "\(total) read, and the server counts another one"
    case .unknown: return "\(passed). Which checks are required is not known"
    case .passed: return passed
    }
  }

  /// Whether the server's combination counts a check that the list does not show.
  private var isCounted: Bool {
    switch rollup {
    case .failure?, .error?, .pending?, .expected?: true
    default: false
    }
  }

  private var passed: String {
    let others = entries.count { $0.state == .other }
    let total = Strings.count(entries.count - others, "check", "checks")
    return "\(total) passed\(others > 0 ? ", \(Strings.grouped(others)) with another result" : "")"
  }

  private func count(_ entries: [CheckEntry]) -> String { Strings.grouped(entries.count) }

  /// The names of the first entries, each in one line.
  private func names(_ entries: [CheckEntry]) -> String {
    let named = entries.prefix(3).map { String($0.check.name.inOneLine.prefix(60)) }
      .joined(separator: ", ")
    return entries.count > 3 ? "\(named) and \(Strings.grouped(entries.count - 3)) more" : named
  }
}
