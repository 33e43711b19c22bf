/// A flat object of a response to a login.
struct OAuthBody: JSONObjectWritable {
  enum Value {
    case text(String)
    case number(Int)
  }

  let fields: [(StaticString, Value)]

  func write(fields writer: inout JSONFields) {
    for (name, value) in fields {
      switch value {
      case .text(let text): writer.set(name, text)
      case .number(let number): writer.set(name, number)
      }
    }
  }
}
