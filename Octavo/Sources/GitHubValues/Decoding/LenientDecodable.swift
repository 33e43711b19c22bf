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

/// An array in JSON without the items that cannot be decoded: a bad item never fails its page.
package struct LenientList<Item: LenientDecodable>: Decodable {
  package var items: [Item] = []

  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    items.reserveCapacity(container.count ?? 0)
    while !container.isAtEnd {
      if let item = try container.decode(Element.self).item { items.append(item) }
    }
  }

  /// An element of the array, which is decoded or skipped.
  private struct Element: Decodable {
    let item: Item?

    init(from decoder: any Decoder) throws {
      let container = try? decoder.container(keyedBy: JSONKey.self)
      item = container.map(JSONObject.init).flatMap(Item.init)
    }
  }
}
