public import GitHubValues

/// A value with the entity tag of its response.
public struct TaggedValue<Value: Sendable>: Sendable {
  /// The value.
  public var value: Value
  /// The entity tag; `nil` if the response has none.
  public var entityTag: String?

  /// Makes a value with its tag.
  public init(_ value: Value, entityTag: String?) {
    self.value = value
    self.entityTag = entityTag
  }
}

extension Endpoint {
  /// Returns an endpoint whose value is `nil` if the response is unchanged since one with an entity tag.
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
      case .value(let value): .value(TaggedValue(value, entityTag: response["ETag"]))
      case .next(let other): .next(other.ifChanged(since: nil))
      }
    }
  }
}
