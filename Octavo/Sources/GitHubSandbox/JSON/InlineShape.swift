/// An object whose fields are given by a closure.
struct InlineShape: Shape {
  let fields: @Sendable (inout ShapeFields) -> Void

  func write(fields: inout ShapeFields) { self.fields(&fields) }
}
