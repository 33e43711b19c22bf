/// An object and where to read it.
struct ObjectShape: Shape {
  let id: ObjectID
  let url: String

  func write(fields: inout ShapeFields) {
    fields.set("sha", id.hex)
    fields.set("url", url)
  }
}
