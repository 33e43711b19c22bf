public import GitHubValues

/// The checks of a pull request: the latest of each name, and the required ones that have not
/// reported.
///
/// Check runs and commit statuses are one list. Those that fail are first, required ones before
/// others, and those that have passed last.
public nonisolated struct CheckList: Sendable, Equatable {
  /// The entries, in the order in which they are shown.
  public let entries: [CheckEntry]
  /// The server's combination of all checks; `nil` if there is none.
  public let rollup: GitHub.CommitStatus.State?
  /// Whether the server has no further checks.
  public let isComplete: Bool
  /// Whether it is known which checks are required, also of those that have not reported.
  public let knowsRequired: Bool

  /// Makes the list of the checks of a pull request.
  ///
  /// - Parameters:
  ///   - checks: The checks, and those that the protection of the base branch requires.
  ///   - rules: The checks that the rules of the repository require; `nil` if they are not known.
  public init(_ checks: GitHub.PullChecks, rules: [GitHub.RequiredCheck]? = nil) {
    let requirements = Self.unique(checks.required + (rules ?? []))
    let latest = Self.latest(of: checks.checks)
    let known = latest.map { check in
      let isNamed = requirements.contains { $0.isMet(by: check) }
      return CheckEntry(check, isRequired: isNamed ? true : check.isRequired)
    }
    let missing = requirements.filter { requirement in
      !latest.contains { requirement.isMet(by: $0) }
    }
    let expected = missing.map { requirement in
      CheckEntry(
        GitHub.Check(requirement.name) {
          $0.status = .expected
          $0.app = requirement.app.map { GitHub.Check.App("app \($0)", id: $0) }
        },
        isRequired: true
      )
    }
    entries = (known + expected).enumerated().sorted { first, second in
      let (one, other) = (first.element, second.element)
      if one.state != other.state { return one.state.rawValue < other.state.rawValue }
      if one.rank != other.rank { return one.rank < other.rank }
      return first.offset < second.offset
    }.map(\.element)
    (rollup, isComplete) = (checks.rollup, checks.isComplete)
    knowsRequired =
      latest.allSatisfy { $0.isRequired != nil } && (rules != nil || !checks.required.isEmpty)
  }

  /// The checks that have failed.
  public var failing: [CheckEntry] { entries.filter { $0.state == .failed } }

  /// The required checks that have not reported.
  public var missingRequired: [CheckEntry] {
    entries.filter { $0.state == .expected }
  }

  /// The required checks for which a merge has to wait, whatever their state is.
  public var blocking: [CheckEntry] {
    entries.filter { $0.isRequired == true && !$0.isSatisfied }
  }

  /// Whether a check is running or waits for a machine.
  public var isRunning: Bool { entries.contains { $0.state == .running } }

  /// Returns the latest check of each name, in the order of the first ones.
  private static func latest(of checks: [GitHub.Check]) -> [GitHub.Check] {
    var places: [String: Int] = [:]
    var latest: [GitHub.Check] = []
    for check in checks {
      let id = CheckEntry(check, isRequired: nil).id
      guard let place = places[id] else {
        places[id] = latest.count
        latest.append(check)
        continue
      }
      if check.isLater(than: latest[place]) { latest[place] = check }
    }
    return latest
  }

  /// Returns the requirements without repeated ones, and without those that another one narrows.
  private static func unique(_ all: [GitHub.RequiredCheck]) -> [GitHub.RequiredCheck] {
    let narrowed = Set(all.filter { $0.app != nil }.map(\.name))
    var known: Set<GitHub.RequiredCheck> = []
    return all.filter {
      ($0.app != nil || !narrowed.contains($0.name)) && known.insert($0).inserted
    }
  }
}

nonisolated extension CheckEntry {
  /// The place among entries of one state: required ones, those of which that is not known, others.
  fileprivate var rank: Int { isRequired.map { $0 ? 0 : 2 } ?? 1 }
}

nonisolated extension GitHub.Check {
  /// Whether the check was made after another one of its name.
  fileprivate func isLater(than other: Self) -> Bool {
    // The time of a queued attempt is not known, and clocks differ; numbers increase.
    if let run, let second = other.run, run != second { return run > second }
    guard let startedAt, let second = other.startedAt else { return startedAt != nil }
    return startedAt > second
  }
}

nonisolated extension GitHub.RequiredCheck {
  /// Whether a check is the one that is required.
  fileprivate func isMet(by check: GitHub.Check) -> Bool {
    guard name == check.name else { return false }
    guard let app, check.isRequired != true else { return true }
    // The app that has set a status is not known.
    return check.app.map { $0.id == app } ?? (check.isRequired == nil)
  }
}
