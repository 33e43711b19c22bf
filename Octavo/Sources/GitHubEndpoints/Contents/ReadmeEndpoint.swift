import Foundation
public import GitHubValues

extension Endpoint where Value == GitHub.File? {
  /// The readme of a repository at a branch, tag or commit; `nil` if there is none.
  ///
  /// Without a reference, it is that of the default branch. The response names the file. It lacks
  /// the contents of a large one, which is then read as a file.
  public static func readme(
    of repository: GitHub.RepositoryName,
    at reference: String? = nil
  ) -> Self {
    let request = GitHub.Request.get(repository.path + ["readme"], query: ["ref": reference])
    return Self(request) { response throws(APIError) in
      let readme = try response.decode(LenientObject<EncodedFile>.self).value
      guard let bytes = readme.bytes else {
        return .next(.optionalFile(at: readme.path, in: repository, at: reference))
      }
      return .value(GitHub.File(path: readme.path, sha: readme.sha, bytes: bytes))
    }
    .returning(nil, for: .notFound)
  }
}

/// A file in JSON, with its contents in base 64 unless they are too long.
private struct EncodedFile: LenientDecodable {
  var path: String
  var sha: String?
  var bytes: Data?

  init?(_ object: JSONObject) {
    guard let path = object.nonEmptyString("path") ?? object.nonEmptyString("name") else {
      return nil
    }
    self.path = path
    sha = object.string("sha")
    bytes = object.bytes
  }
}
