public import Foundation

extension GitHub {
  /// A check of a commit: the run of an app, or the status that a service has set.
  public struct Check: Sendable, Hashable, Codable {
    /// The app that runs a check.
    public struct App: Sendable, Hashable, Codable {
      /// The number of the app; `nil` if the server sends none.
      public var id: Int?
      /// The name.
      public var name: String
      /// The name in addresses; `nil` if the server sends none.
      public var slug: String?

      /// Makes an app.
      public init(_ name: String, id: Int? = nil, slug: String? = nil) {
        (self.id, self.name, self.slug) = (id, name, slug)
      }
    }

    /// The run of a workflow that a check is a job of.
    public struct Workflow: Sendable, Hashable, Codable {
      /// The number of the run, unique on its server; `nil` if the server sends none.
      public var run: Int?
      /// The number of the run among those of its workflow.
      public var number: Int?
      /// The name of the event that started the run.
      public var event: String
      /// The name of the workflow.
      public var name: String

      /// Makes the run of a workflow.
      public init(_ name: String, run: Int? = nil, number: Int? = nil, event: String = "") {
        (self.run, self.number, self.event, self.name) = (run, number, event, name)
      }
    }

    /// The name of the check, or the context of the status.
    public var name: String
    /// The number of the check run; `nil` for a status.
    public var run: Int?
    /// The progress.
    public var status: CheckRun.Status
    /// The result; `nil` while there is none.
    public var conclusion: CheckRun.Conclusion?
    /// One line about the result.
    public var text: String?
    /// The app; `nil` for a status.
    public var app: App?
    /// The workflow; `nil` for a check of another app than GitHub Actions.
    public var workflow: Workflow?
    /// Whether the base branch requires the check; `nil` if that is not known.
    public var isRequired: Bool?
    /// The time at which it started.
    public var startedAt: Date?
    /// The time at which it was completed.
    public var completedAt: Date?
    /// The address of the report.
    public var detailsURL: URL?
    /// The number of its remarks at lines of files; `nil` if it is not known.
    public var annotations: Int?

    /// Makes a check.
    public init(_ name: String, run: Int? = nil, configure: (inout Check) -> Void = { _ in }) {
      (self.name, self.run, status) = (name, run, .queued)
      configure(&self)
    }
  }
}

extension GitHub.Check {
  /// Makes the check of a run, of which is not known whether it is required.
  public init(_ run: GitHub.CheckRun) {
    self.init(run.name, run: run.id) {
      ($0.status, $0.conclusion, $0.text) = (run.status, run.conclusion, run.title)
      $0.app = run.app.map { App($0, slug: run.appSlug) }
      ($0.startedAt, $0.completedAt) = (run.startedAt, run.completedAt)
      $0.detailsURL = run.detailsURL
    }
  }

  /// Makes the check of a status, of which is not known whether it is required.
  public init(_ status: GitHub.CommitStatus) {
    self.init(status.context) {
      $0.set(status.state)
      ($0.text, $0.detailsURL) = (status.description, status.targetURL)
      $0.startedAt = status.updatedAt
    }
  }

  /// Sets the progress and the result that the state of a status stands for.
  package mutating func set(_ state: GitHub.CommitStatus.State) {
    switch state {
    case .pending, .expected: (status, conclusion) = (.init(rawValue: state.rawValue), nil)
    default: (status, conclusion) = (.completed, .init(rawValue: state.rawValue))
    }
  }
}
