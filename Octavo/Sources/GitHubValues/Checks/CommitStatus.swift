public import Foundation

extension GitHub {
  /// The statuses that services have set on a commit, and their combination.
  public struct CombinedStatus: Sendable, Hashable, Codable {
    /// The name of the commit.
    public var sha: String
    /// The combination: a failure if one status is one, pending if one is pending.
    public var state: CommitStatus.State
    /// The newest status of each service.
    public var statuses: [CommitStatus]

    /// Makes the statuses of a commit.
    public init(sha: String, state: CommitStatus.State, statuses: [CommitStatus]) {
      (self.sha, self.state, self.statuses) = (sha, state, statuses)
    }
  }

  /// The status that a service has set on a commit.
  public struct CommitStatus: Sendable, Hashable, Codable, Identifiable {
    /// The result of a service.
    public struct State: OpenEnumeration {
      /// The word of the server.
      public let rawValue: String

      /// Makes the state of a text.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// The service has found no fault.
      public static let success = Self(rawValue: "success")
      /// The service has no result yet.
      public static let pending = Self(rawValue: "pending")
      /// The service is required and has not reported.
      public static let expected = Self(rawValue: "expected")
      /// The service has found a fault.
      public static let failure = Self(rawValue: "failure")
      /// The service itself has failed.
      public static let error = Self(rawValue: "error")
    }

    /// The name of the service, such as “ci/build”.
    public var context: String
    /// The result.
    public var state: State
    /// One line about the result.
    public var description: String?
    /// The address of the report.
    public var targetURL: URL?
    /// The time of the last change.
    public var updatedAt: Date?

    /// The name of the service, which sets one status on a commit.
    public var id: String { context }

    /// Makes a status.
    public init(
      context: String,
      state: State,
      description: String? = nil,
      targetURL: URL? = nil,
      updatedAt: Date? = nil
    ) {
      (self.context, self.state, self.description) = (context, state, description)
      (self.targetURL, self.updatedAt) = (targetURL, updatedAt)
    }
  }
}

extension GitHub.CombinedStatus: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let state = object.enumeration("state", of: GitHub.CommitStatus.State.self) else {
      return nil
    }
    self.init(sha: object.string("sha") ?? "", state: state, statuses: object.list("statuses"))
  }
}

extension GitHub.CommitStatus: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let state = object.enumeration("state", of: State.self) else { return nil }
    self.init(
      context: object.nonEmptyString("context") ?? "default",
      state: state,
      description: object.nonEmptyString("description"),
      targetURL: object.url("target_url"),
      updatedAt: object.date("updated_at")
    )
  }
}
