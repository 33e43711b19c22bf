/// A file of a release.
struct ReleaseAssetBody: JSONObjectWritable {
  let asset: ReleaseAsset
  let release: ReleaseBody

  func write(fields: inout JSONFields) {
    let (tag, links, name) = (release.tag, release.links, release.repository.fullName)
    let id = Self.id(of: asset, in: tag, of: release.repository)
    let path = "\(PercentCoding.encode(tag.name.utf8))/\(PercentCoding.encode(asset.name.utf8))"
    fields.set("url", "\(links.repository(name))/releases/assets/\(id)")
    fields.set(
      "browser_download_url",
      "\(links.web)/\(name)/releases/download/\(path)"
    )
    fields.set("id", id)
    fields.set("node_id", nodeIdentifier("ReleaseAsset", id))
    fields.set("name", asset.name)
    fields.set("label", String?.none)
    fields.set("state", "uploaded")
    fields.set("content_type", asset.type)
    fields.set("size", asset.size)
    fields.set("digest", String?.none)
    fields.set("download_count", asset.downloads)
    fields.set("created_at", Timestamp(tag.time))
    fields.set("updated_at", Timestamp(tag.time))
    fields.set("uploader", SimpleUserBody(user: release.author, links: links))
  }

  static func id(
    of asset: ReleaseAsset,
    in tag: RefList.Tag,
    of repository: HostedRepository
  ) -> Int {
    stableIdentifier("asset", "\(repository.origin):\(tag.name):\(asset.name)")
  }
}
