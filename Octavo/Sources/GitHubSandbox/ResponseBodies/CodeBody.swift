/// A file that a search has found.
struct CodeBody: JSONObjectWritable {
  let file: FoundFile
  let blob: ObjectID
  let repository: RepositoryBody
  let links: Links
  /// The places that match; included only if the media type asks for them.
  let texts: [TextMatchBody]?

  func write(fields: inout JSONFields) {
    let name = file.repository.fullName
    let ref = file.commit.hex
    fields.set("name", file.name)
    fields.set("path", file.pathText)
    fields.set("sha", blob.hex)
    fields.set("url", links.content(name, file.path, ref: ref))
    fields.set("git_url", "\(links.repository(name))/git/blobs/\(blob)")
    fields.set("html_url", links.page(name, "blob", file.path, ref: ref))
    fields.set("repository", repository)
    fields.set("score", 1.0)
    if let texts { fields.set("text_matches", texts) }
  }
}
