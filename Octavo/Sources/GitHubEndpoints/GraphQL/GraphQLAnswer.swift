import GitHubValues

/// The response to an operation in GraphQL: data, errors, or both.
struct GraphQLAnswer {
  /// The data; `nil` if there is none.
  let data: JSONObject?
  /// The errors, each of which is about a part of the data that is null.
  let missing: [GitHub.MissingPart]

  /// Decodes a response.
  ///
  /// - Throws: `.decoding` for a body that is no such response; a mutation is in doubt then.
  init(_ response: GitHub.Response) throws(APIError) {
    do throws(APIError) {
      let object = try response.decode(LenientObject<JSONObject>.self).value
      data = object.object("data")
      missing = object.list("errors")
      guard object.contains("data") || object.contains("errors") else {
        throw APIError(.decoding(what: "data"))
      }
    } catch {
      var error = error
      error.end = .inDoubt
      throw error
    }
  }

  /// The error of an operation whose object is not in the data.
  ///
  /// GitHub refuses with null alone or with errors of certain types. Any other error may come from
  /// a server that has carried the operation out, or still does.
  func error(of response: GitHub.Response, isMutation: Bool) -> APIError {
    let message = missing.first.map(\.message)
    let types = missing.map { $0.type ?? "" }
    if types.isEmpty { return APIError(isMutation ? .validation([]) : .notFound) }
    if types.contains("RATE_LIMITED") {
      return APIError(.secondaryLimit(retryAfter: .seconds(60)), message: message)
    }
    guard let first = types.first, types.allSatisfy({ Self.refusals[$0] != nil }) else {
      return APIError(.server(status: response.status), message: message, end: .inDoubt)
    }
    guard first == "UNPROCESSABLE" else {
      return APIError(Self.refusals[first] ?? .forbidden, message: message)
    }
    let errors = missing.map { APIError.FieldError(code: $0.type, message: $0.message) }
    return APIError(.validation(errors), message: message)
  }

  /// The types of errors with which GitHub refuses.
  private static let refusals: [String: APIError.Reason] = [
    "FORBIDDEN": .forbidden, "INSUFFICIENT_SCOPES": .forbidden, "NOT_FOUND": .notFound,
    "UNPROCESSABLE": .validation([]),
  ]
}
