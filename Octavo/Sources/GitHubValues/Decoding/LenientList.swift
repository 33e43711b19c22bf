/// An array in JSON without the items that cannot be decoded: a bad item never fails its page.
///
/// Each item that is left out is passed to the `ItemDropHandler` of the decoder, if it has one.
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
      guard item == nil, let handler = decoder.userInfo[.itemDropHandler] as? ItemDropHandler else {
        return
      }
      handler.handle("\(Item.self)", decoder.codingPath.text)
    }
  }
}

/// A string of an array of strings; `nil` for an element that is none.
struct LenientString: Decodable {
  let value: String?

  init(from decoder: any Decoder) throws {
    value = try? decoder.singleValueContainer().decode(String.self)
  }
}

/// Receives the type and the place of each item that a list leaves out, on the decoding thread.
package struct ItemDropHandler: Sendable {
  /// Receives a type, such as “Repository”, and a place, such as “items.3”.
  package var handle: @Sendable (_ type: String, _ place: String) -> Void

  /// Makes a handler.
  package init(_ handle: @escaping @Sendable (_ type: String, _ place: String) -> Void) {
    self.handle = handle
  }
}

extension CodingUserInfoKey {
  /// The key of the `ItemDropHandler` of a decoder.
  package static var itemDropHandler: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "itemDropHandler") else {
      preconditionFailure("a key of a decoder accepts every text")
    }
    return key
  }
}

extension [any CodingKey] {
  /// The place in a response, such as “items.3”; empty for the whole response.
  package var text: String {
    map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
