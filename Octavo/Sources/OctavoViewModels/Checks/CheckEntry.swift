public import GitHubValues

/// An entry of the list of checks: a check run, a commit status, or a required check that has not
/// reported.
public nonisolated struct CheckEntry: Sendable, Identifiable, Equatable {
  /// The state in which a check is, in the order in which the list shows them.
  public enum State: Int, Sendable, CaseIterable {
    /// A fault was found, or the check has failed itself.
    case failed
    /// Waiting until a user approves it.
    case waiting
    /// Running, or waiting for a machine.
    case running
    /// Required, without a report.
    case expected
    /// Ended with another result, such as that it was cancelled or skipped.
    case other
    /// Ended without a fault.
    case passed
  }

  /// The check.
  public let check: GitHub.Check
  /// The state.
  public let state: State
  /// Whether the base branch requires it; `nil` if that is not known.
  public let isRequired: Bool?

  /// The name by which the latest attempt of a check replaces the earlier ones.
  public var id: String {
    [
      check.run == nil ? "status" : "run", check.app?.slug ?? check.app?.name ?? "",
      check.workflow?.name ?? "", check.workflow?.event ?? "", check.name,
    ].joined(separator: "\u{0}")
  }

  /// Whether a merge need not wait for it: it has passed, found nothing that matters, or did not
  /// apply.
  public var isSatisfied: Bool {
    state == .passed || check.conclusion == .neutral || check.conclusion == .skipped
  }

  /// The result or the progress in words, such as “Failed”.
  public var words: String {
    switch (state, check.conclusion) {
    case (.expected, _): "Expected"
    case (.passed, _): "Passed"
    case (.waiting, _): "Waiting for approval"
    case (.failed, .timedOut?): "Timed out"
    case (.failed, .startupFailure?): "Could not start"
    case (.failed, .error?): "Error"
    case (.failed, _): "Failed"
    case (.running, _): check.status == .inProgress ? "Running" : "Queued"
    case (.other, .cancelled?): "Cancelled"
    case (.other, .skipped?): "Skipped"
    case (.other, .neutral?): "Neutral"
    case (.other, let conclusion): (conclusion?.rawValue ?? "unknown").replacing("_", with: " ")
    }
  }

  init(_ check: GitHub.Check, isRequired: Bool?) {
    (self.check, self.isRequired) = (check, isRequired)
    state = State(check)
  }
}

nonisolated extension CheckEntry.State {
  /// The state of a check.
  init(_ check: GitHub.Check) {
    guard check.status == .completed || check.conclusion != nil else {
      switch check.status {
      case .waiting: self = .waiting
      case .expected: self = .expected
      default: self = .running
      }
      return
    }
    switch check.conclusion {
    case .success: self = .passed
    case .failure, .error, .timedOut, .startupFailure: self = .failed
    case .actionRequired: self = .waiting
    default: self = .other
    }
  }
}
