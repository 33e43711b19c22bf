public import Foundation

extension GitHub {
  /// The issue, pull request, release or the like that a notification is about.
  public struct NotificationSubject: Sendable, Hashable, Codable {
    /// The kind of a subject.
    public struct Kind: OpenEnumeration {
      /// The word of the server.
      public let rawValue: String

      /// Makes the kind of a text.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// An issue.
      public static let issue = Self(rawValue: "Issue")
      /// A pull request.
      public static let pullRequest = Self(rawValue: "PullRequest")
      /// A release.
      public static let release = Self(rawValue: "Release")
      /// A commit.
      public static let commit = Self(rawValue: "Commit")
      /// A discussion.
      public static let discussion = Self(rawValue: "Discussion")
      /// A run of a workflow.
      public static let checkSuite = Self(rawValue: "CheckSuite")
      /// A run of a workflow that waits for an approval.
      public static let workflowRun = Self(rawValue: "WorkflowRun")
      /// An invitation to a repository.
      public static let invitation = Self(rawValue: "RepositoryInvitation")
      /// A vulnerable dependency.
      public static let alert = Self(rawValue: "RepositoryVulnerabilityAlert")
      /// The vulnerable dependencies of a repository.
      public static let dependencyAlerts = Self(rawValue: "RepositoryDependabotAlertsThread")
      /// A security advisory.
      public static let advisory = Self(rawValue: "RepositoryAdvisory")
    }

    /// The title.
    public var title: String
    /// The kind.
    public var kind: Kind
    /// The address in the API; `nil` for a subject without one, such as a discussion.
    public var apiURL: URL?

    /// Makes a subject.
    public init(title: String, kind: Kind, apiURL: URL? = nil) {
      (self.title, self.kind, self.apiURL) = (title, kind, apiURL)
    }

    /// The number of an issue or a pull request, and of nothing else.
    public var number: Int? {
      guard kind == .issue || kind == .pullRequest else { return nil }
      return apiURL.flatMap { Int($0.lastPathComponent) }
    }
  }
}

extension GitHub.NotificationSubject: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let kind = object.enumeration("type", of: Kind.self) else { return nil }
    self.init(title: object.string("title") ?? "", kind: kind, apiURL: object.url("url"))
  }
}
