/// The smallest part of a document in GraphQL that has a meaning.
enum GraphQLToken: Equatable, CustomStringConvertible {
  case end
  /// A punctuator, such as `{` or `...`.
  case mark(String)
  case name(String)
  /// A number, or a string without its quotation marks.
  case value(GraphQLValue)

  /// The token in the words of an error message.
  var description: String {
    switch self {
    case .end: "end of file"
    case .mark(let text), .name(let text), .value(.int(let text)), .value(.float(let text)):
      "\"\(text)\""
    case .value: "a string"
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
