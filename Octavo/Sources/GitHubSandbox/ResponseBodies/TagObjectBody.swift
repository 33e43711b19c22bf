/// An annotated tag by itself.
struct TagObjectBody: JSONObjectWritable {
  let tag: TagObject
  let repository: String
  let links: Links

  func write(fields: inout JSONFields) {
    let git = "\(links.repository(repository))/git"
    fields.set("node_id", nodeIdentifier("Tag", "\(repository):\(tag.id)"))
    fields.set("tag", tag.name)
    fields.set("sha", tag.id.hex)
    fields.set("url", "\(git)/tags/\(tag.id)")
    fields.set("message", tag.message)
    fields.set(
      "tagger",
      SignatureBody(signature: tag.tagger ?? CommitRecord.Signature(name: "", email: "", time: 0))
    )
    fields.object("object") { fields in
      fields.set("sha", tag.target.hex)
      fields.set("type", tag.targetKind.rawValue)
      fields.set("url", "\(git)/\(tag.targetKind.rawValue)s/\(tag.target)")
    }
  }
}
