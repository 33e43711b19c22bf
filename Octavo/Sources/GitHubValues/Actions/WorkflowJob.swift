public import Foundation

extension GitHub {
  /// A job of a workflow run.
  public struct WorkflowJob: Sendable, Hashable, Codable, Identifiable {
    /// A step of a job.
    public struct Step: Sendable, Hashable, Codable, Identifiable {
      /// The number in its job, from 1.
      public var number: Int
      /// The name.
      public var name: String
      /// The progress.
      public var status: CheckRun.Status
      /// The result; `nil` while the step is not completed.
      public var conclusion: CheckRun.Conclusion?
      /// The time at which it started.
      public var startedAt: Date?
      /// The time at which it was completed.
      public var completedAt: Date?

      /// The number, which no other step of the job has.
      public var id: Int { number }
    }

    /// The number of the job, unique on its server.
    public var id: Int
    /// The number of its run; `nil` if the server sends none.
    public var run: Int?
    /// The name.
    public var name: String
    /// The progress.
    public var status: CheckRun.Status
    /// The result; `nil` while the job is not completed.
    public var conclusion: CheckRun.Conclusion?
    /// The time at which it started.
    public var startedAt: Date?
    /// The time at which it was completed.
    public var completedAt: Date?
    /// The steps, in order.
    public var steps: [Step]
    /// The name of the machine; `nil` before one has been found.
    public var runner: String?
    /// The address of its page.
    public var htmlURL: URL?
  }
}

extension GitHub.WorkflowJob {
  /// Makes a job with its steps.
  public init(
    _ id: Int,
    name: String,
    _ steps: [Step] = [],
    configure: (inout Self) -> Void = { _ in }
  ) {
    self.init(id: id, name: name, status: .queued, steps: steps)
    configure(&self)
  }
}

extension GitHub.WorkflowJob.Step {
  /// Makes a step with its beginning and its end.
  public init(
    _ number: Int,
    _ name: String,
    _ conclusion: GitHub.CheckRun.Conclusion?,
    from start: Date?,
    to end: Date? = nil
  ) {
    self.init(
      number: number,
      name: name,
      status: conclusion == nil ? .inProgress : .completed,
      conclusion: conclusion,
      startedAt: start,
      completedAt: end
    )
  }
}

extension GitHub.WorkflowJob: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let id = object.integer("id") else { return nil }
    self.init(
      id: id,
      run: object.integer("run_id"),
      name: object.string("name") ?? "",
      status: object.enumeration("status") ?? .queued,
      conclusion: object.enumeration("conclusion"),
      startedAt: object.date("started_at"),
      completedAt: object.date("completed_at"),
      steps: object.list("steps"),
      runner: object.nonEmptyString("runner_name"),
      htmlURL: object.url("html_url")
    )
  }
}

extension GitHub.WorkflowJob.Step: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let number = object.integer("number") else { return nil }
    self.init(
      number: number,
      name: object.string("name") ?? "",
      status: object.enumeration("status") ?? .queued,
      conclusion: object.enumeration("conclusion"),
      startedAt: object.date("started_at"),
      completedAt: object.date("completed_at")
    )
  }
}
