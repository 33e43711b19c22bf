/// A ref and the object that it leads to.
struct RefBody: JSONObjectWritable {
  let ref: NamedRef
  let repository: String
  let links: Links

  func write(fields: inout JSONFields) {
    let git = "\(links.repository(repository))/git"
    fields.set("ref", ref.name)
    fields.set("node_id", nodeIdentifier("Ref", "\(repository):\(ref.name)"))
    fields.set("url", "\(git)/\(PercentCoding.encode(ref.name.utf8))")
    fields.object("object") { fields in
      fields.set("sha", ref.object.hex)
      fields.set("type", ref.kind.rawValue)
      fields.set("url", "\(git)/\(ref.kind.rawValue)s/\(ref.object)")
    }
  }
}
