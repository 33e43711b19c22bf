extension GitHub {
  /// The numbers of the checks and statuses of a commit by their states.
  public struct CheckCounts: Sendable, Hashable, Codable {
    /// The number of those that have passed, or found nothing that matters.
    public var passed: Int
    /// The number of those that have failed.
    public var failed: Int
    /// The number of those that are under way.
    public var running: Int
    /// Whether the server waits for checks that have not reported.
    public var isExpected: Bool

    /// Makes numbers.
    public init(passed: Int = 0, failed: Int = 0, running: Int = 0, isExpected: Bool = false) {
      (self.passed, self.failed, self.running) = (passed, failed, running)
      self.isExpected = isExpected
    }

    /// The number of all.
    public var total: Int { passed + failed + running }
  }
}

extension GitHub.CheckCounts: LenientDecodable {
  /// The fields of the combined state of a commit in GraphQL.
  package static let fields = """
    state
    contexts(first: 1) {
      checkRunCountsByState { state count } statusContextCountsByState { state count }
    }
    """

  private static let failures: Set<String> = [
    "ACTION_REQUIRED", "CANCELLED", "ERROR", "FAILURE", "STALE", "STARTUP_FAILURE", "TIMED_OUT",
  ]
  private static let passes: Set<String> = ["COMPLETED", "NEUTRAL", "SKIPPED", "SUCCESS"]

  /// Reads the numbers; the combined state says only whether checks are expected.
  ///
  /// It may say that all have succeeded beside one that has failed.
  package init?(_ object: JSONObject) {
    guard let state = object.nonEmptyString("state") else { return nil }
    self.init(isExpected: state == "EXPECTED")
    let contexts = object.object("contexts")
    for key in ["checkRunCountsByState", "statusContextCountsByState"] as [JSONKey] {
      for entry in contexts?.list(key, of: JSONObject.self) ?? [] {
        // No commit has so many checks that their sum would be too large.
        let count = min(max(0, entry.integer("count") ?? 0), 1_000_000)
        add(count, of: entry.string("state") ?? "")
      }
    }
    // A server without numbers says at least whether one has failed.
    guard total == 0 else { return }
    add(1, of: state)
  }

  private mutating func add(_ count: Int, of state: String) {
    if state == "EXPECTED" {
      isExpected = isExpected || count > 0
    } else if Self.failures.contains(state) {
      failed += count
    } else if Self.passes.contains(state) {
      passed += count
    } else {
      running += count
    }
  }
}
