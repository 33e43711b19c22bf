/// A value that is decoded from an object in JSON of which members may be missing or malformed.
package protocol LenientDecodable {
  /// Makes the value, or returns `nil` if a member is missing that it needs.
  init?(_ object: JSONObject)
}

/// An object in JSON; decoding fails if the value cannot be made from it.
package struct LenientObject<Value: LenientDecodable>: Decodable {
  package let value: Value

  package init(from decoder: any Decoder) throws {
    guard let value = Value(JSONObject(try decoder.container(keyedBy: JSONKey.self))) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a member is missing")
      )
    }
    self.value = value
  }
}
