public import GitHubValues

/// A value with the entity tag of its response, and the time until it may be requested again.
public struct TaggedValue<Value: Sendable>: Sendable {
  /// The value.
  public var value: Value
  /// The entity tag; `nil` if the response has none.
  public var entityTag: String?
  /// The shortest time before the next request that the server allows; `nil` if it has not said.
  public var pollInterval: Duration?

  /// Makes a value with its tag.
  public init(_ value: Value, entityTag: String?, pollInterval: Duration? = nil) {
    self.value = value
    self.entityTag = entityTag
    self.pollInterval = pollInterval
  }
}

extension Endpoint {
  /// Returns an endpoint whose value is `nil` if the response is unchanged since one with an entity
  /// tag.
  ///
  /// The response is not taken from the cache of the client.
  public func ifChanged<Item>(since entityTag: String?) -> Endpoint<TaggedValue<Value>?>
  where Value == GitHub.Page<Item> {
    var request = request
    request.entityTag = entityTag ?? ""
    let endpoint = self
    return Endpoint<TaggedValue<Value>?>(request) { response throws(APIError) in
      guard response.status != 304 else { return .value(nil) }
      return switch try endpoint.decoded(from: response) {
      case .value(let value):
        .value(
          TaggedValue(
            value,
            entityTag: response["ETag"],
            pollInterval: response["X-Poll-Interval"].flatMap(Int.init).map { .seconds($0) }
          )
        )
      case .next(let other): .next(other.ifChanged(since: nil))
      }
    }
  }
}
