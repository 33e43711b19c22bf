/// The fields of an object under construction.
struct JSONFields {
  private(set) var text: JSONText
  private var isEmpty = true

  init(_ text: JSONText) { self.text = text }

  /// Adds a field under GitHub's name for it.
  mutating func set(_ key: StaticString, _ value: some JSONWritable) {
    if !isEmpty { text.append(",") }
    isEmpty = false
    text.append("\"")
    text.append(key)
    text.append("\":")
    value.write(to: &text)
  }

  /// Adds a field whose name is data.
  mutating func set(name: String, _ value: some JSONWritable) {
    if !isEmpty { text.append(",") }
    isEmpty = false
    text.append(quoting: name)
    text.append(":")
    value.write(to: &text)
  }

  /// Adds an object without a type of its own.
  mutating func object(
    _ key: StaticString,
    _ fields: @escaping @Sendable (inout JSONFields) -> Void
  ) {
    set(key, InlineJSONObject(fields: fields))
  }
}
