public import Foundation

extension GitHub {
  /// A review of a pull request.
  public struct Review: Sendable, Hashable, Codable, Identifiable {
    /// The result of a review.
    public struct State: OpenEnumeration {
      /// The word of the server, in capital letters.
      public let rawValue: String

      /// Makes the state of a text, in capital letters.
      public init(rawValue: String) {
        self.rawValue = rawValue.uppercased()
      }

      /// The changes may be merged.
      public static let approved = Self(rawValue: "APPROVED")
      /// The changes must be changed.
      public static let changesRequested = Self(rawValue: "CHANGES_REQUESTED")
      /// The review has comments only.
      public static let commented = Self(rawValue: "COMMENTED")
      /// The review no longer counts.
      public static let dismissed = Self(rawValue: "DISMISSED")
      /// The review is not sent yet.
      public static let pending = Self(rawValue: "PENDING")
    }

    /// The number of the review, unique on its server.
    public var id: Int
    /// The account that wrote it; `nil` if it has been deleted.
    public var author: Account?
    /// The text, in Markdown.
    public var body: String
    /// The result.
    public var state: State
    /// The name of the commit that was reviewed.
    public var commit: String?
    /// The time at which it was sent; `nil` for a pending one.
    public var submittedAt: Date?
    /// The address of the review on its page.
    public var htmlURL: URL?
    /// The id in GraphQL; `nil` if an old server sends none.
    public var nodeID: String?
  }
}

extension GitHub.Review: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let id = object.integer("id") else { return nil }
    self.init(
      id: id,
      author: object.value("user"),
      body: object.string("body") ?? "",
      state: object.enumeration("state") ?? .commented,
      commit: object.nonEmptyString("commit_id"),
      submittedAt: object.date("submitted_at"),
      htmlURL: object.url("html_url"),
      nodeID: object.nonEmptyString("node_id")
    )
  }
}
