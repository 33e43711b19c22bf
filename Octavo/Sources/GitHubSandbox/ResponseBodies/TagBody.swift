/// A tag in a list.
struct TagBody: JSONObjectWritable {
  let tag: RefList.Tag
  let repository: String
  let links: Links

  func write(fields: inout JSONFields) {
    let url = links.repository(repository)
    let path = PercentCoding.encode(tag.name.utf8)
    fields.set("name", tag.name)
    fields.set("zipball_url", "\(url)/zipball/refs/tags/\(path)")
    fields.set("tarball_url", "\(url)/tarball/refs/tags/\(path)")
    fields.set("commit", ObjectBody(id: tag.commit, url: "\(url)/commits/\(tag.commit)"))
    fields.set("node_id", nodeIdentifier("Ref", "\(repository):refs/tags/\(tag.name)"))
  }
}
