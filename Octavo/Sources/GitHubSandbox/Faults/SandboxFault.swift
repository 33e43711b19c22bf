/// A deliberate failure, which tests that a client copes with it.
///
/// A running sandbox accepts the same faults as JSON at `/_sandbox/faults`. The name of an effect
/// in JSON is the name of its case.
public struct SandboxFault: Sendable {
  /// The effect of a fault on a request.
  public enum Effect: Sendable, Equatable {
    /// The response waits this long.
    case delay(Duration)
    /// The response waits until `releaseHeldRequests()`.
    case hold
    /// A response with this status takes the place of the endpoint's; it has this body if one is
    /// given, and these headers.
    case status(Int, body: String? = nil, headers: [String: String] = [:])
    /// Each request gets the next of these statuses, and the last one ends the fault; 200 stands
    /// for the endpoint's response.
    case statuses([Int])
    /// The request is carried out, and the body of its response ends after so many bytes, as does
    /// the connection.
    case cutBody(after: Int)
    /// The header `Content-Length` is this much greater than the length of the body, or less.
    case wrongLength(by: Int)
    /// The connection is reset before any response, and the request is not carried out.
    case reset
    /// The request is carried out, and the connection is reset before the response begins.
    case loseResponse
    /// The request is carried out, and an error with this status takes the place of its response.
    case replaceResponse(Int)
    /// The connection is reset at once, and the request is carried out so many seconds later by the
    /// clock of the sandbox.
    case actLater(seconds: Int)
    /// The token of the request is refused from now on.
    case revokeToken
    /// The hourly limit is used up, until its window ends.
    case exhaustLimit
    /// The secondary limit refuses the request and asks to wait so many seconds; `nil` says so in
    /// words only.
    case secondaryLimit(retryAfter: Int?)
    /// The operation in GraphQL is not carried out: the response has the status 200, null for each
    /// of its fields, and an error with a type, such as `FORBIDDEN`, or without one.
    case graphQLError(type: String?)
    /// The operation in GraphQL is not carried out: the response has the status 200, and null
    /// without an error for each of its fields.
    case graphQLNull
    /// The document in GraphQL is carried out, and every second element of each list is null, with
    /// an error.
    case graphQLHalf
    /// The document in GraphQL is carried out, and of the values below its first level that may be
    /// null, those are null, without an error, whose place is `first` or a multiple of `every`
    /// behind it; 0 and 1 stand for all.
    case graphQLNulls(first: Int = 0, every: Int = 1)
    /// The state of all checks of a commit in GraphQL is a success, whatever its checks are.
    case passingRollup
    /// The clock of the server is this many seconds ahead, in its dates and its limits.
    case clockSkew(seconds: Int)
    /// The response has no entity tag and no time of a change, and is never “not changed”.
    case neverUnchanged
  }

  /// The effect.
  public var effect: Effect
  /// The method of the requests that it affects; any if `nil`.
  public var method: String?
  /// The beginning of the path below `/api/v3`, such as `/user/starred`.
  public var pathPrefix: String
  /// The number of requests that it affects; all if `nil`.
  public var count: Int?
  /// The number of requests that it leaves alone before.
  public var skip: Int
  /// The random choice of the requests that it affects; all if `nil`.
  public var chance: FaultChance?

  /// Makes a fault that affects every request, unless it is narrowed down.
  public init(
    _ effect: Effect,
    method: String? = nil,
    pathPrefix: String = "/",
    count: Int? = nil,
    skip: Int = 0,
    chance: FaultChance? = nil
  ) {
    self.effect = effect
    self.method = method
    self.pathPrefix = pathPrefix
    self.count = count
    self.skip = skip
    self.chance = chance
  }

  /// Whether it affects the next request that fits, which is counted.
  mutating func affectsNext() -> Bool {
    if skip > 0 {
      skip -= 1
      return false
    }
    return chance?.next() ?? true
  }

  /// Returns the effect on one request, and what is left of the fault for later ones.
  func used() -> (effect: Effect?, rest: SandboxFault?) {
    var rest = self
    if case .statuses(let statuses) = effect {
      rest.effect = .statuses(Array(statuses.dropFirst()))
      let status = statuses.first ?? 200
      return (status == 200 ? nil : .status(status), statuses.count > 1 ? rest : nil)
    }
    rest.count = count.map { $0 - 1 }
    return (effect, count == 1 ? nil : rest)
  }
}
