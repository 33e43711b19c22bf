public import Foundation
public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.Release> {
  /// The releases of a repository, newest first.
  public static func releases(of repository: some GitHub.RepositoryPlace) -> Self {
    .list(.get(repository.path + ["releases"]), perPage: 30)
  }
}

extension Endpoint where Value == GitHub.Release {
  /// The release of a tag.
  public static func release(_ tag: String, of repository: some GitHub.RepositoryPlace) -> Self {
    .object(.get(repository.path + ["releases", "tags", tag]))
  }

  /// A release by its id.
  public static func release(_ id: Int, of repository: some GitHub.RepositoryPlace) -> Self {
    .object(.get(repository.path + ["releases", "\(id)"]))
  }
}

extension Endpoint where Value == GitHub.Release? {
  /// The latest release that is neither a draft nor a prerelease; `nil` if there is none.
  public static func latestRelease(of repository: some GitHub.RepositoryPlace) -> Self {
    .object(.get(repository.path + ["releases", "latest"])) { (release: GitHub.Release) in release }
      .returning(nil, for: .notFound)
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.Release.Asset> {
  /// The files of a release.
  public static func assets(
    ofRelease id: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .list(.get(repository.path + ["releases", "\(id)", "assets"]))
  }
}

extension Endpoint where Value == Data {
  /// The contents of a file of a release.
  ///
  /// The server may redirect to another server, to which the client does not send the token.
  ///
  /// - Throws: `.tooLarge` for more than `limit` bytes.
  public static func asset(
    _ id: Int,
    of repository: some GitHub.RepositoryPlace,
    limit: Int
  ) -> Self {
    let path = repository.path + ["releases", "assets", "\(id)"]
    return .bytes(.get(path, as: .binary), limit: limit)
  }
}

extension GitHub.Release: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let id = object.integer("id"), let tag = object.nonEmptyString("tag_name") else {
      return nil
    }
    self.init(id: id, tag: tag)
    name = object.nonEmptyString("name")
    author = object.value("author")
    publishedAt = object.date("published_at")
    isDraft = object.bool("draft")
    isPrerelease = object.bool("prerelease")
    notes = object.string("body") ?? ""
    assets = object.list("assets")
    htmlURL = object.url("html_url")
  }
}

extension GitHub.Release.Asset: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let id = object.integer("id"), let name = object.nonEmptyString("name") else {
      return nil
    }
    self.init(
      id: id,
      name: name,
      size: object.integer("size") ?? 0,
      downloads: object.integer("download_count") ?? 0,
      url: object.url("browser_download_url")
    )
  }
}
