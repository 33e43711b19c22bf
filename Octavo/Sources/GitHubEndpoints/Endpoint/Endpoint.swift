public import GitHubValues

/// An endpoint of GitHub's API as a value: a request, and the decoding of its response.
///
/// Declare an endpoint in an extension for the type of its value. A service sends it:
/// ```swift
/// extension Endpoint where Value == GitHub.User {
///   public static func user(_ login: String) -> Self { .object(.get(["users", login])) }
/// }
///
/// let user = try await gitHub.send(.user("octocat"))
/// ```
/// Endpoints of one type are equal if their requests are equal, because the type and the request
/// determine the decoding. Caches and fakes can therefore be keyed by endpoints.
public struct Endpoint<Value: Sendable>: Sendable {
  /// The result of decoding a response.
  package enum Decoded: Sendable {
    /// The value.
    case value(Value)
    /// Another endpoint that has the value, because the response does not hold it.
    case next(Endpoint)
  }

  /// The request.
  public internal(set) var request: GitHub.Request
  private let decode: @Sendable (GitHub.Response) throws(APIError) -> Decoded
  private var fallback: (reasons: Set<APIError.Reason>, value: Value)?
  /// Makes the same endpoint for a smaller page; `nil` if there is none.
  var smaller: (@Sendable () -> Endpoint)?

  init(
    _ request: GitHub.Request,
    decode: @escaping @Sendable (GitHub.Response) throws(APIError) -> Decoded
  ) {
    self.request = request
    self.decode = decode
  }

  /// Decodes the response of a server that has accepted the request.
  ///
  /// - Throws: An error that names the request.
  package func decoded(from response: GitHub.Response) throws(APIError) -> Decoded {
    do {
      return try decode(response)
    } catch {
      var error = error
      error.request = request.summary
      error.requestID = response["X-GitHub-Request-Id"]
      throw error
    }
  }

  /// The value that an error stands for, such as `false` for “not found”; `nil` for a failure.
  package func value(for error: APIError) -> Value? {
    guard let fallback, fallback.reasons.contains(error.reason) else { return nil }
    return fallback.value
  }

  /// Returns the same endpoint for half of the page, if the page was too much for the server.
  package func smaller(after error: APIError) -> Endpoint? {
    error.isOfTooLargePage ? smaller?() : nil
  }

  /// The endpoint with a value instead of errors that have one of the reasons.
  func returning(_ value: Value, for reasons: APIError.Reason...) -> Self {
    var endpoint = self
    endpoint.fallback = (Set(reasons), value)
    return endpoint
  }

  /// Returns the endpoint whose value a function makes of this one's, or finds behind it.
  ///
  /// As for ``map(_:)``, all endpoints of one type need the same function.
  func following<Other: Sendable>(
    _ next: @escaping @Sendable (Value) -> Endpoint<Other>.Decoded
  ) -> Endpoint<Other> {
    var endpoint = Endpoint<Other>(request) { [decode] response throws(APIError) in
      switch try decode(response) {
      case .value(let value): next(value)
      case .next(let further): .next(further.following(next))
      }
    }
    if let smaller { endpoint.smaller = { smaller().following(next) } }
    return endpoint
  }

  /// Returns the endpoint with a value that a function makes of this one's.
  ///
  /// The client calls the function after decoding the response, off the main actor. All endpoints
  /// of one type need the same function, because two of them are equal if their requests are.
  public func map<Mapped: Sendable>(
    _ transform: @escaping @Sendable (Value) -> Mapped
  ) -> Endpoint<Mapped> {
    var endpoint = Endpoint<Mapped>(request) { [decode] response throws(APIError) in
      switch try decode(response) {
      case .value(let value): .value(transform(value))
      case .next(let next): .next(next.map(transform))
      }
    }
    endpoint.fallback = fallback.map { ($0.reasons, transform($0.value)) }
    if let smaller { endpoint.smaller = { smaller().map(transform) } }
    return endpoint
  }
}

extension Endpoint: Hashable {
  /// Whether two endpoints have the same request.
  public static func == (first: Self, second: Self) -> Bool { first.request == second.request }

  /// Hashes the request.
  public func hash(into hasher: inout Hasher) { hasher.combine(request) }
}

extension Endpoint: CustomStringConvertible {
  /// The method and the path of the request, without the query.
  public var description: String { request.summary }
}
