/// GitHub's words for the result of a check.
enum CheckConclusion: String, CaseIterable, Codable, Sendable {
  case success, failure, neutral, cancelled, skipped
  case timedOut = "timed_out"
  case actionRequired = "action_required"

  /// Whether a required check with this result lets a pull request be merged.
  var isPassed: Bool { [.success, .neutral, .skipped].contains(self) }

  /// Whether jobs with this result are run again by a request for the failed ones.
  var isFailed: Bool { [.failure, .cancelled, .timedOut].contains(self) }
}

/// GitHub's words for the progress of a check.
enum CheckProgress: String, Sendable {
  case queued, completed, waiting
  case running = "in_progress"
}

/// The state of a check, a job or a run at one time.
struct CheckState: Equatable, Sendable {
  let progress: CheckProgress
  /// The result; `nil` before it is completed.
  let conclusion: CheckConclusion?

  static func completed(_ conclusion: CheckConclusion) -> CheckState {
    CheckState(progress: .completed, conclusion: conclusion)
  }

  static func unfinished(_ progress: CheckProgress) -> CheckState {
    CheckState(progress: progress, conclusion: nil)
  }

  /// Returns the state of a group: that of the least advanced element, or of the worst result.
  static func combined(_ states: [CheckState]) -> CheckState {
    for progress in [CheckProgress.running, .waiting, .queued]
    where states.contains(where: { $0.progress == progress }) {
      // A group of which a part is completed has begun.
      let hasBegun = states.contains { $0.progress == .completed } && progress == .queued
      return .unfinished(hasBegun ? .running : progress)
    }
    let order: [CheckConclusion] = [
      .failure, .timedOut, .actionRequired, .cancelled, .success, .neutral, .skipped,
    ]
    let results = states.compactMap(\.conclusion)
    return .completed(order.first { results.contains($0) } ?? .success)
  }
}
