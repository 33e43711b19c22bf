import GitHubValues

extension Endpoint {
  /// Sends a query; parts that the response lacks are named beside the value.
  ///
  /// - Throws: The reason for which the object is missing that the query is about.
  static func query<Data>(_ query: GraphQLQuery<Data>) -> Self
  where Value == GitHub.Partial<Data> {
    Self(query.request) { response throws(APIError) in
      let answer = try GraphQLAnswer(response)
      guard let value = answer.data.flatMap(query.decode) else {
        throw answer.error(of: response, isMutation: false)
      }
      let cost = answer.data?.object("rateLimit")?.integer("cost")
      return .value(GitHub.Partial(value, missing: answer.missing, cost: cost))
    }
  }

  /// Sends a mutation, which was carried out only if the response names its object.
  ///
  /// - Throws: An error whose end says whether the mutation was refused, or is in doubt.
  static func mutation(_ mutation: GraphQLQuery<Value>) -> Self {
    Self(mutation.request) { response throws(APIError) in
      let answer = try GraphQLAnswer(response)
      guard let value = answer.data.flatMap(mutation.decode) else {
        throw answer.error(of: response, isMutation: true)
      }
      return .value(value)
    }
  }

  /// Sends a mutation of one field, whose value is a text of its payload.
  ///
  /// Without the text in the payload it was not carried out, or is in doubt.
  ///
  /// - Parameters:
  ///   - name: The name of the operation, for the logs of the server.
  ///   - field: The field.
  ///   - variables: The variables.
  ///   - input: The members of the input, made of the variables.
  ///   - path: The names that lead from the payload to the text.
  /// - Returns: The endpoint.
  static func mutation(
    _ name: String,
    _ field: String,
    _ variables: [GraphQLVariable],
    input: String,
    returning path: String...
  ) -> Self where Value == String {
    let selection = path.dropLast().reversed().reduce(path.last ?? "") { "\($1) { \($0) }" }
    return .mutation(
      GraphQLQuery(
        .mutation,
        name,
        variables,
        fields: "\(field)(input: {\(input)}) { \(selection) }",
        decode: { data in
          let objects = ([field] + path).dropLast().map(JSONKey.init(stringValue:))
          let object = objects.reduce(data as JSONObject?) { $0?.object($1) }
          return path.last.flatMap { object?.nonEmptyString(JSONKey(stringValue: $0)) }
        }
      )
    )
  }

  /// Sends a query for a page of `size` items behind a cursor.
  ///
  /// A server that fails or takes too long is asked for half of the page, down to one item.
  static func page<Item>(
    size: Int,
    after cursor: String?,
    _ query:
      @escaping @Sendable (_ bounds: [GraphQLVariable]) -> GraphQLQuery<GitHub.CursorPage<Item>>
  ) -> Self where Value == GitHub.Partial<GitHub.CursorPage<Item>> {
    var endpoint = Self.query(
      query([
        GraphQLVariable("first", "Int!", .number(size)),
        GraphQLVariable("after", "String", cursor.map(GraphQLVariable.Value.text) ?? .null),
      ])
    )
    guard size > 1 else { return endpoint }
    endpoint.request.isPage = true
    endpoint.smaller = { page(size: size / 2, after: cursor, query) }
    return endpoint
  }
}

extension APIError {
  /// Whether the server has failed or timed out, as GitHub does for a page that is too large.
  package var isOfTooLargePage: Bool {
    switch reason {
    case .timedOut, .server: true
    default: false
    }
  }
}
