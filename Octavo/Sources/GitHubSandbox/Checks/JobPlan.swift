/// The course of a job, or of a check of another service.
struct JobPlan: Codable, Equatable, Sendable {
  /// A part of a job.
  struct Step: Codable, Equatable, Sendable {
    let name: String
    var seconds = 1
    /// The result, which a failed step has only in attempts that fail; `nil` stands for success.
    var conclusion: CheckConclusion?
    /// The lines of the log.
    var lines: [String] = []
    /// The lines that the log has if the step fails.
    var failureLines: [String] = []
    /// The bytes of made-up lines behind the others.
    var filler = 0
  }

  /// A remark of a check about lines of a file.
  struct Annotation: Codable, Equatable, Sendable {
    let path: String
    let lines: ClosedRange<Int>
    let level: String
    let message: String
    var title: String?
    var details: String?
    var columns: ClosedRange<Int>?
  }

  let name: String
  /// The names of the jobs that have to succeed before.
  var needs: [String] = []
  var runner = "ubuntu-24.04"
  /// The seconds before it begins.
  var queue = 2
  /// The seconds that it takes without steps.
  var seconds = 10
  /// The results of the attempts; the last one is that of all later attempts too.
  var conclusions: [CheckConclusion] = []
  /// The environment that it deploys to.
  var environment: String?
  /// The logins of the users of whom one has to permit the deployment.
  var reviewers: [String] = []
  var steps: [Step] = []
  var annotations: [Annotation] = []
  var title: String?
  var summary: String?
  var text: String?
  /// The page of the service.
  var details: String?

  /// The environment, if a reviewer has to permit the deployment to it.
  var reviewed: String? { reviewers.isEmpty ? nil : environment }

  /// Returns the result of an attempt, from 1.
  func conclusion(ofAttempt attempt: Int) -> CheckConclusion {
    if let last = conclusions.last {
      return conclusions.indices.contains(attempt - 1) ? conclusions[attempt - 1] : last
    }
    return steps.contains { $0.conclusion == .failure } ? .failure : .success
  }

  /// Returns the results of the steps if the job ends with a result.
  func stepConclusions(endingWith conclusion: CheckConclusion) -> [CheckConclusion] {
    guard conclusion == .failure || conclusion == .timedOut else {
      let isSkipped = conclusion == .skipped
      return steps.map { isSkipped || $0.conclusion == .skipped ? .skipped : .success }
    }
    let failed = steps.firstIndex { $0.conclusion == .failure } ?? steps.count - 1
    return steps.indices.map { index in
      if index == failed { return conclusion == .timedOut ? .cancelled : .failure }
      return index > failed || steps[index].conclusion == .skipped ? .skipped : .success
    }
  }

  /// Returns the seconds from the start to the end if the job ends with a result.
  func duration(endingWith conclusion: CheckConclusion) -> Int {
    if conclusion == .skipped { return 0 }
    if steps.isEmpty { return seconds }
    return zip(steps, stepConclusions(endingWith: conclusion)).reduce(0) { sum, step in
      step.1 == .skipped ? sum : sum + step.0.seconds
    }
  }
}
