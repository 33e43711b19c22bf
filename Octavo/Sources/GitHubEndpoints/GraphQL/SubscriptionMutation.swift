public import GitHubValues

extension Endpoint where Value == GitHub.SubscriptionState {
  /// Subscribes the viewer to an issue, a pull request or a repository, or ends that.
  ///
  /// It is one attempt, which was carried out only if the response names the subject.
  ///
  /// - Parameters:
  ///   - state: The new state.
  ///   - node: The id of the subject in GraphQL.
  /// - Returns: The endpoint, whose value is the state that the server has then.
  public static func set(
    subscription state: GitHub.SubscriptionState,
    ofNode node: String
  ) -> Self {
    .mutation(
      GraphQLQuery(
        .mutation,
        "UpdateSubscription",
        [
          GraphQLVariable("id", "ID!", .text(node)),
          GraphQLVariable("state", "SubscriptionState!", .text(state.rawValue)),
        ],
        fields: """
          updateSubscription(input: {subscribableId: $id, state: $state}) {
            subscribable { id viewerSubscription }
          }
          """,
        decode: { data in
          let subject = data.object("updateSubscription")?.object("subscribable")
          guard subject?.nonEmptyString("id") != nil else { return nil }
          return subject?.enumeration("viewerSubscription") ?? state
        }
      )
    )
  }
}
