public import GitHubValues

extension Endpoint where Value == GitHub.Partial<[GitHub.SubjectState?]> {
  /// The states of issues, pull requests and discussions, in the order of the subjects.
  ///
  /// The state is `nil` for a subject that the viewer cannot read, or that shares its title with
  /// another. A response is useful for 50 subjects at most: GitHub counts each of their lists.
  ///
  /// - Parameter subjects: The subjects.
  /// - Returns: The endpoint.
  public static func states(of subjects: [StateSubject]) -> Self {
    let places = zip(subjects.indices, subjects)
    return .query(
      GraphQLQuery(
        .query,
        "SubjectStates",
        places.flatMap { place, subject in subject.variables(place) },
        fields: places.map { place, subject in subject.fields(place) }.joined(separator: "\n"),
        decode: { data in
          zip(subjects.indices, subjects).map { place, subject in
            subject.state(in: data.object(JSONKey(stringValue: "s\(place)")))
          }
        }
      )
    )
  }
}
