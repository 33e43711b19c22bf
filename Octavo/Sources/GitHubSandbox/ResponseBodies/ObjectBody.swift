/// An object and where to read it.
struct ObjectBody: JSONObjectWritable {
  let id: ObjectID
  let url: String

  func write(fields: inout JSONFields) {
    fields.set("sha", id.hex)
    fields.set("url", url)
  }
}
