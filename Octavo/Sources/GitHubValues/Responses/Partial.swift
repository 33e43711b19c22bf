extension GitHub {
  /// The value of a response in which parts may be missing, as GraphQL sends it.
  ///
  /// A missing part says nothing about the server: what it was before may still be there.
  public struct Partial<Value> {
    /// The value, without the parts that are missing.
    public var value: Value
    /// The parts that the server could not or would not send; empty for a complete response.
    public var missing: [MissingPart]
    /// The part of the hourly limit that the query has cost; `nil` if the server has not said.
    public var cost: Int?

    /// Makes a value with what is missing in it.
    public init(_ value: Value, missing: [MissingPart] = [], cost: Int? = nil) {
      self.value = value
      self.missing = missing
      self.cost = cost
    }

    /// Whether nothing is missing.
    public var isComplete: Bool { missing.isEmpty }
  }

  /// A part of a response that the server has not sent, and its reason.
  public struct MissingPart: Sendable, Hashable {
    /// The place in the data, such as “node.comments.nodes.3”; empty for all of it.
    public var place: String
    /// GitHub's word for the reason, such as “FORBIDDEN”; `nil` for a failure of the server.
    public var type: String?
    /// GitHub's message: untrusted text.
    public var message: String

    /// Makes a part.
    public init(place: String, type: String?, message: String) {
      self.place = place
      self.type = type
      self.message = message
    }
  }
}

extension GitHub.Partial: Sendable where Value: Sendable {}
extension GitHub.Partial: Equatable where Value: Equatable {}
extension GitHub.Partial: Hashable where Value: Hashable {}

extension GitHub.MissingPart: LenientDecodable {
  package init?(_ object: JSONObject) {
    self.init(
      place: object.path("path"),
      type: object.nonEmptyString("type"),
      message: object.string("message") ?? ""
    )
  }
}
