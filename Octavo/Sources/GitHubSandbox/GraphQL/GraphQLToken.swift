/// The smallest part of a document in GraphQL that has a meaning.
enum GraphQLToken: Equatable, CustomStringConvertible {
  case end
  /// A punctuator, such as `{` or `...`.
  case mark(String)
  case name(String)
  case int(String)
  case float(String)
  /// The value of a string, quoted once or three times.
  case string(String)

  /// The token in the words of an error message.
  var description: String {
    switch self {
    case .end: "end of file"
    case .mark(let text), .name(let text), .int(let text), .float(let text): "\"\(text)\""
    case .string: "a string"
    }
  }
}

/// A place in a document, both counted from 1; a column is a Unicode scalar.
struct GraphQLLocation: Hashable, Sendable {
  let line: Int
  let column: Int
}

extension GraphQLLocation: JSONObjectWritable {
  func write(fields: inout JSONFields) {
    fields.set("line", line)
    fields.set("column", column)
  }
}
