import Foundation

/// The fields of an object in JSON, read with patience.
///
/// Servers of many versions leave fields out, send `null`, or write a number as text. Reading a
/// field never fails; it may find nothing.
struct Fields {
  private let container: KeyedDecodingContainer<FieldName>

  init(_ container: KeyedDecodingContainer<FieldName>) {
    self.container = container
  }

  /// Whether there is such a field, even if it is null.
  func has(_ name: FieldName) -> Bool { container.contains(name) }

  /// A text, or a number as text.
  func text(_ name: FieldName) -> String? {
    if let text = try? container.decodeIfPresent(String.self, forKey: name) { return text }
    return (try? container.decodeIfPresent(Int.self, forKey: name)).flatMap { $0 }.map(String.init)
  }

  /// A text with something in it.
  func words(_ name: FieldName) -> String? {
    text(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A whole number, or a text that is one.
  func number(_ name: FieldName) -> Int? {
    if let number = try? container.decodeIfPresent(Int.self, forKey: name) { return number }
    return (try? container.decodeIfPresent(String.self, forKey: name)).flatMap { $0 }
      .flatMap { Int($0) }
  }

  /// A truth value; what is missing is false.
  func flag(_ name: FieldName) -> Bool {
    (try? container.decodeIfPresent(Bool.self, forKey: name)) ?? false
  }

  /// A moment, written as ISO 8601.
  func date(_ name: FieldName) -> Date? {
    text(name).flatMap { try? Date($0, strategy: .iso8601) }
  }

  /// An address of the web; other schemes are no use to anybody.
  func url(_ name: FieldName) -> URL? {
    guard let url = words(name).flatMap({ URL(string: $0) }) else { return nil }
    return url.scheme == "https" || url.scheme == "http" ? url : nil
  }

  /// The fields of an object within.
  func fields(_ name: FieldName) -> Fields? {
    (try? container.nestedContainer(keyedBy: FieldName.self, forKey: name)).map(Fields.init)
  }

  /// An object within.
  func value<Value: Readable>(_ name: FieldName, of type: Value.Type = Value.self) -> Value? {
    fields(name).flatMap(Value.init)
  }

  /// The objects of a list that can be read.
  func list<Item: Readable>(_ name: FieldName, of type: Item.Type = Item.self) -> [Item] {
    (try? container.decodeIfPresent(ReadableList<Item>.self, forKey: name))?.items ?? []
  }

  /// The texts of a list of texts.
  func texts(_ name: FieldName) -> [String] {
    (try? container.decodeIfPresent([String].self, forKey: name)) ?? []
  }
}

/// The name of a field, whatever it is.
struct FieldName: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringLiteral value: String) {
    stringValue = value
  }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) { nil }
}
