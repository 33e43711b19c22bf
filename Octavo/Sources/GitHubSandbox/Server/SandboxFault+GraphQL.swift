extension SandboxFault.Effect {
  /// The effect on a document in GraphQL; `nil` if there is none.
  var graphQL: GraphQLFault? {
    switch self {
    case .graphQLError(let type): .error(type: type)
    case .graphQLNull: .null
    case .graphQLHalf: .half
    case .graphQLNulls(let first, let every): .nulls(first: first, every: every)
    case .passingRollup: .passing
    default: nil
    }
  }
}
