/// A file of a release, whose content is made up.
struct ReleaseAsset: Equatable, Sendable {
  let name: String
  let type: String
  let size: Int
  let downloads: Int
}
