extension GitHub {
  /// A deployment of a workflow run that waits until it is approved.
  public struct PendingDeployment: Sendable, Hashable, Codable, Identifiable {
    /// The number of the environment, unique on its server.
    public var id: Int
    /// The name of the environment.
    public var environment: String
    /// Whether the viewer may approve it.
    public var mayApprove: Bool
    /// The number of the workflow run; `nil` if it is not known.
    public var run: Int?

    /// Makes a deployment to an environment.
    public init(_ id: Int, to environment: String, mayApprove: Bool) {
      (self.id, self.environment, self.mayApprove) = (id, environment, mayApprove)
    }
  }
}

extension GitHub.PendingDeployment: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let environment = object.object("environment"), let id = environment.integer("id") else {
      return nil
    }
    self.init(
      id,
      to: environment.string("name") ?? "",
      mayApprove: object.bool("current_user_can_approve")
    )
  }
}
