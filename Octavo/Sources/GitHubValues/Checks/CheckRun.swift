public import Foundation

extension GitHub {
  /// A run of a check on a commit.
  public struct CheckRun: Sendable, Hashable, Codable, Identifiable {
    /// The progress of a run.
    public struct Status: OpenEnumeration {
      /// The word of the server.
      public let rawValue: String

      /// Makes the status of a text.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// The run waits for a machine.
      public static let queued = Self(rawValue: "queued")
      /// The run has started.
      public static let inProgress = Self(rawValue: "in_progress")
      /// The run waits for a review.
      public static let waiting = Self(rawValue: "waiting")
      /// The check has no machine or no report yet.
      public static let pending = Self(rawValue: "pending")
      /// A required check has not begun.
      public static let expected = Self(rawValue: "expected")
      /// The run has a conclusion.
      public static let completed = Self(rawValue: "completed")
    }

    /// The result of a run.
    public struct Conclusion: OpenEnumeration {
      /// The word of the server.
      public let rawValue: String

      /// Makes the conclusion of a text.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// The check has passed.
      public static let success = Self(rawValue: "success")
      /// The check has failed.
      public static let failure = Self(rawValue: "failure")
      /// The check has found nothing that matters.
      public static let neutral = Self(rawValue: "neutral")
      /// A user stopped the run.
      public static let cancelled = Self(rawValue: "cancelled")
      /// The check did not apply.
      public static let skipped = Self(rawValue: "skipped")
      /// The run took too long.
      public static let timedOut = Self(rawValue: "timed_out")
      /// The run waits for a decision.
      public static let actionRequired = Self(rawValue: "action_required")
      /// The run could not start.
      public static let startupFailure = Self(rawValue: "startup_failure")
      /// The server has given it up because no result came.
      public static let stale = Self(rawValue: "stale")
      /// The service of a status has failed itself.
      public static let error = Self(rawValue: "error")
    }

    /// The number of the run, unique on its server.
    public var id: Int
    /// The name of the check.
    public var name: String
    /// The progress.
    public var status: Status
    /// The result; `nil` while the run is not completed.
    public var conclusion: Conclusion?
    /// The name of the app that runs the check.
    public var app: String?
    /// The title of the report.
    public var title: String?
    /// The summary of the report, in Markdown.
    public var summary: String?
    /// The time at which the run started.
    public var startedAt: Date?
    /// The time at which it was completed.
    public var completedAt: Date?
    /// The address of the report.
    public var detailsURL: URL?
    /// The name of the app in addresses.
    public var appSlug: String?
    /// The details of the report, in Markdown.
    public var text: String?
    /// The name of the commit.
    public var sha: String?
  }
}

extension GitHub.CheckRun {
  /// Makes a run of a check.
  public init(_ id: Int, name: String, configure: (inout Self) -> Void = { _ in }) {
    self.init(id: id, name: name, status: .queued)
    configure(&self)
  }
}

extension GitHub.CheckRun: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let id = object.integer("id"), let name = object.nonEmptyString("name") else {
      return nil
    }
    let output = object.object("output")
    self.init(
      id: id,
      name: name,
      status: object.enumeration("status") ?? .queued,
      conclusion: object.enumeration("conclusion"),
      app: object.object("app")?.nonEmptyString("name"),
      title: output?.nonEmptyString("title"),
      summary: output?.nonEmptyString("summary"),
      startedAt: object.date("started_at"),
      completedAt: object.date("completed_at"),
      detailsURL: object.url("details_url") ?? object.url("html_url"),
      appSlug: object.object("app")?.nonEmptyString("slug"),
      text: output?.nonEmptyString("text"),
      sha: object.nonEmptyString("head_sha")
    )
  }
}
