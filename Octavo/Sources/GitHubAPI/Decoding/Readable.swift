/// Something that can be made of the fields of an object.
protocol Readable {
  /// Makes the value, or nothing when a field is missing that it cannot be without.
  init?(_ fields: Fields)
}

/// One object in JSON; reading it fails when it is not the one expected.
struct Reading<Value: Readable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    guard let value = Value(Fields(try decoder.container(keyedBy: FieldName.self))) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a field is missing")
      )
    }
    self.value = value
  }
}

/// A list in JSON, without the items that cannot be read: a bad item never fails its page.
struct ReadableList<Item: Readable>: Decodable {
  var items: [Item] = []

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    items.reserveCapacity(container.count ?? 0)
    while !container.isAtEnd {
      if let item = try container.decode(Slot.self).item { items.append(item) }
    }
  }

  /// A place in the list; what stands there is read or skipped.
  private struct Slot: Decodable {
    let item: Item?

    init(from decoder: any Decoder) throws {
      let container = try? decoder.container(keyedBy: FieldName.self)
      item = container.map(Fields.init).flatMap(Item.init)
    }
  }
}
