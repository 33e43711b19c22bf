extension GraphQLIssue {
  /// Returns the viewer's subscription; `nil` for a pull request, which is not stored.
  func subscription() async throws -> SubscriptionState? {
    guard let id = try await stored()?.id else { return nil }
    return try await store.subscription(of: scope.login, to: id)
  }

  /// Sets the viewer's subscription.
  func set(_ state: SubscriptionState) async throws {
    let scopes = ["public_repo", "repo", "notifications"]
    guard scope.request.viewer.hasScope(among: scopes) else {
      throw GraphQLError.missingScopes(scopes)
    }
    guard let id = try await stored()?.id else { throw ErrorResponse.notFound }
    try await store.set(state, of: scope.login, to: id, at: scope.request.now)
  }

  private var store: IssueStore { IssueStore(state: scope.services.state) }
}
