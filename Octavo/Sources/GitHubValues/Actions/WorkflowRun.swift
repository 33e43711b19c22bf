public import Foundation

extension GitHub {
  /// A run of a workflow of GitHub Actions.
  public struct WorkflowRun: Sendable, Hashable, Codable, Identifiable {
    /// The number of the run, unique on its server.
    public var id: Int
    /// The name of the workflow; empty if the server sends none.
    public var name: String
    /// The title, such as the subject of the commit.
    public var title: String
    /// The number among the runs of the workflow, which all attempts share.
    public var number: Int
    /// The number of the attempt, from 1.
    public var attempt: Int
    /// The name of the event that started the run, such as “push”.
    public var event: String
    /// The progress.
    public var status: CheckRun.Status
    /// The result; `nil` while the run is not completed.
    public var conclusion: CheckRun.Conclusion?
    /// The branch; `nil` if there is none.
    public var branch: String?
    /// The name of the commit.
    public var sha: String
    /// The account that started the run; `nil` if it has been deleted.
    public var actor: Account?
    /// The time at which the run was made.
    public var createdAt: Date?
    /// The time at which the last attempt started.
    public var startedAt: Date?
    /// The time of the last change.
    public var updatedAt: Date?
    /// The address of its page.
    public var htmlURL: URL?
  }
}

extension GitHub.WorkflowRun {
  /// Makes a run of a workflow.
  public init(_ id: Int, name: String, sha: String, configure: (inout Self) -> Void = { _ in }) {
    self.init(
      id: id,
      name: name,
      title: name,
      number: 1,
      attempt: 1,
      event: "pull_request",
      status: .queued,
      sha: sha
    )
    configure(&self)
  }
}

extension GitHub.WorkflowRun: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let id = object.integer("id") else { return nil }
    let name = object.string("name") ?? ""
    self.init(
      id: id,
      name: name,
      title: object.nonEmptyString("display_title") ?? name,
      number: object.integer("run_number") ?? 0,
      attempt: object.integer("run_attempt") ?? 1,
      event: object.string("event") ?? "",
      status: object.enumeration("status") ?? .queued,
      conclusion: object.enumeration("conclusion"),
      branch: object.nonEmptyString("head_branch"),
      sha: object.string("head_sha") ?? "",
      actor: object.value("triggering_actor") ?? object.value("actor"),
      createdAt: object.date("created_at"),
      startedAt: object.date("run_started_at"),
      updatedAt: object.date("updated_at"),
      htmlURL: object.url("html_url")
    )
  }
}
