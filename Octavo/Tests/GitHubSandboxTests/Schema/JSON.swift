/// Any JSON value, to look at replies without types of the client.
enum JSON: Decodable, Hashable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    // The most frequent types first: an attempt that fails costs the backtrace of its error.
    if value.decodeNil() {
      self = .null
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let int = try? value.decode(Int.self) {
      self = .int(int)
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let object = try? value.decode([String: JSON].self) {
      self = .object(object)
    } else if let array = try? value.decode([JSON].self) {
      self = .array(array)
    } else {
      self = .double(try value.decode(Double.self))
    }
  }

  subscript(key: String) -> JSON {
    if case .object(let fields) = self { fields[key] ?? .null } else { .null }
  }

  subscript(index: Int) -> JSON {
    items.indices.contains(index) ? items[index] : .null
  }

  var items: [JSON] { if case .array(let items) = self { items } else { [] } }
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var number: Int? { if case .int(let number) = self { number } else { nil } }

  /// An integer or a number with a fraction.
  var amount: Double? {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  /// The strings under one key of all items.
  func strings(_ key: String) -> [String] { items.compactMap { $0[key].text } }
}
