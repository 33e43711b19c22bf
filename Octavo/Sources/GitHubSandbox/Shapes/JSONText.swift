/// Builds the text of a JSON value, field by field, in the order in which fields are given.
///
/// GitHub sends `null` where there is nothing, which `Encodable` leaves out; and a listing can be
/// written out while it grows, which an encoder cannot do. Strings are repaired to valid UTF-8.
struct JSONText: Sendable {
  var bytes: [UInt8] = []

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(quoting text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\r"): append("\\r")
      case UInt8(ascii: "\t"): append("\\t")
      case 0..<0x20, 0x7f:
        append("\\u00")
        let digits = Array("0123456789abcdef".utf8)
        bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  static func of(_ value: some JSONWritable) -> [UInt8] {
    var text = JSONText()
    value.write(to: &text)
    return text.bytes
  }
}

/// Something with a JSON form.
protocol JSONWritable: Sendable {
  func write(to text: inout JSONText)
}

/// An object in one of GitHub's shapes.
protocol Shape: JSONWritable {
  func write(fields: inout ShapeFields)
}

/// The fields of an object under construction.
struct ShapeFields {
  fileprivate(set) var text: JSONText
  private var isEmpty = true

  fileprivate init(_ text: JSONText) { self.text = text }

  /// Adds a field under GitHub's name for it.
  mutating func set(_ key: StaticString, _ value: some JSONWritable) {
    if !isEmpty { text.append(",") }
    isEmpty = false
    text.append("\"")
    text.append(key)
    text.append("\":")
    value.write(to: &text)
  }

  /// Adds an object without a type of its own.
  mutating func object(
    _ key: StaticString,
    _ fields: @escaping @Sendable (inout ShapeFields) -> Void
  ) {
    set(key, InlineShape(fields: fields))
  }
}

/// An object whose fields are given by a closure.
struct InlineShape: Shape {
  let fields: @Sendable (inout ShapeFields) -> Void

  func write(fields: inout ShapeFields) { self.fields(&fields) }
}

extension Shape {
  func write(to text: inout JSONText) {
    text.append("{")
    var fields = ShapeFields(text)
    // The buffer is handed over rather than shared, so that appending never copies it.
    text = JSONText()
    write(fields: &fields)
    text = fields.text
    text.append("}")
  }
}
