public import Foundation
public import GitHubValues

extension Endpoint where Value == GitHub.File {
  /// A file of a repository at a branch, tag or commit, text or not.
  ///
  /// - Throws: `.tooLarge` for more than `limit` bytes, `.notFound` for a folder as well.
  public static func file(
    at path: String,
    in repository: GitHub.RepositoryName,
    at reference: String? = nil,
    limit: Int = GitHub.Request.usualFileLimit
  ) -> Self {
    Self(.file(at: path, in: repository, at: reference, limit: limit)) {
      response throws(APIError) in
      .value(try GitHub.File(path: path, response))
    }
  }
}

extension Endpoint where Value == GitHub.File? {
  /// A file of a repository; `nil` if there is none.
  static func optionalFile(
    at path: String,
    in repository: GitHub.RepositoryName,
    at reference: String?
  ) -> Self {
    let limit = GitHub.Request.usualFileLimit
    return Self(.file(at: path, in: repository, at: reference, limit: limit)) {
      response throws(APIError) in .value(try GitHub.File(path: path, response))
    }
    .returning(nil, for: .notFound)
  }
}

extension Endpoint where Value == Data {
  /// The contents of a file by the name of its object in a tree.
  ///
  /// - Throws: `.tooLarge` for more than `limit` bytes.
  public static func blob(
    _ sha: String,
    in repository: GitHub.RepositoryName,
    limit: Int = GitHub.Request.usualFileLimit
  ) -> Self {
    .bytes(.get(repository.path + ["git", "blobs", sha], as: .raw), limit: limit)
  }
}

extension GitHub.Request {
  /// The number of bytes of a file that are read if no other limit is set.
  public static let usualFileLimit = 10 << 20

  fileprivate static func file(
    at path: String,
    in repository: GitHub.RepositoryName,
    at reference: String?,
    limit: Int
  ) -> Self {
    var request = Self.get(repository.contents(path), query: ["ref": reference], as: .raw)
    request.maximumBytes = limit
    return request
  }
}

extension GitHub.File {
  /// Makes a file of a response, which describes a folder or a submodule in JSON instead.
  fileprivate init(path: String, _ response: GitHub.Response) throws(APIError) {
    if response["Content-Type"]?.hasPrefix("application/json") == true { throw APIError(.notFound) }
    self.init(path: path, bytes: response.body)
  }
}
