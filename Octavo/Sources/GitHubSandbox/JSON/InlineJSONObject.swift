/// An object whose fields are given by a closure.
struct InlineJSONObject: JSONObjectWritable {
  let fields: @Sendable (inout JSONFields) -> Void

  func write(fields: inout JSONFields) { self.fields(&fields) }
}
