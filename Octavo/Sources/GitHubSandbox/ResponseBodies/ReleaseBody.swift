/// A release that is made from an annotated tag.
struct ReleaseBody: JSONObjectWritable {
  let tag: RefList.Tag
  let repository: HostedRepository
  let author: User
  let message: String
  let links: Links
  let media: TextMedia
  var assets: [ReleaseAsset] = []

  var assetBodies: [ReleaseAssetBody] {
    assets.map { ReleaseAssetBody(asset: $0, release: self) }
  }

  func write(fields: inout JSONFields) {
    let api = links.repository(repository.fullName)
    let id = Self.id(of: tag, in: repository)
    let path = PercentCoding.encode(tag.name.utf8)
    fields.set("url", "\(api)/releases/\(id)")
    fields.set("html_url", "\(links.web)/\(repository.fullName)/releases/tag/\(path)")
    fields.set("assets_url", "\(api)/releases/\(id)/assets")
    fields.set("upload_url", "\(api)/releases/\(id)/assets{?name,label}")
    fields.set("tarball_url", "\(api)/tarball/refs/tags/\(path)")
    fields.set("zipball_url", "\(api)/zipball/refs/tags/\(path)")
    fields.set("id", id)
    fields.set("node_id", nodeIdentifier("Release", id))
    fields.set("tag_name", tag.name)
    fields.set("target_commitish", tag.commit.hex)
    fields.set("name", tag.name)
    media.write(message, &fields)
    fields.set("draft", false)
    fields.set("prerelease", Self.isPrerelease(tag))
    fields.set("immutable", false)
    fields.set("created_at", Timestamp(tag.time))
    fields.set("published_at", Timestamp(tag.time))
    fields.set("author", SimpleUserBody(user: author, links: links))
    fields.set("assets", assetBodies)
  }

  static func id(of tag: RefList.Tag, in repository: HostedRepository) -> Int {
    stableIdentifier("release", "\(repository.origin):\(tag.name)")
  }

  /// Whether the version has a pre-release part, such as “1.0.0-rc.1”.
  static func isPrerelease(_ tag: RefList.Tag) -> Bool {
    tag.name.firstMatch(of: /^v?\d+(\.\d+)*-/) != nil
  }
}
