public import GitHubValues

extension Endpoint where Value == String {
  /// Hides a comment for a reason, or shows it again without one.
  ///
  /// It is one attempt, which was carried out only if the response names the comment.
  ///
  /// - Parameters:
  ///   - node: The id of the comment in GraphQL.
  ///   - reason: The reason; `nil` to show the comment.
  /// - Returns: The endpoint, whose value is the id.
  public static func hide(commentNode node: String, as reason: GitHub.HidingReason?) -> Self {
    let (operation, name, member) =
      reason == nil
      ? ("ShowComment", "unminimizeComment", "unminimizedComment")
      : ("HideComment", "minimizeComment", "minimizedComment")
    let classifier = reason.map {
      GraphQLVariable("classifier", "ReportedContentClassifiers!", .text($0.rawValue))
    }
    let input = classifier == nil ? "subjectId: $id" : "subjectId: $id, classifier: $classifier"
    return .mutation(
      GraphQLQuery(
        .mutation,
        operation,
        [GraphQLVariable("id", "ID!", .text(node))] + [classifier].compactMap(\.self),
        fields: """
          \(name)(input: {\(input)}) { \(member) { isMinimized ... on Node { id } } }
          """,
        decode: { data in
          data.object(JSONKey(stringValue: name))?.object(JSONKey(stringValue: member))?
            .nonEmptyString("id")
        }
      )
    )
  }
}
