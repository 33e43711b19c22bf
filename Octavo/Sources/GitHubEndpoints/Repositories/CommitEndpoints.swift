public import Foundation
public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.Commit> {
  /// The commits that a branch, tag or commit can reach, newest first.
  ///
  /// Without a reference, they are those of the default branch. With a path, they are those that
  /// change the file or the folder.
  ///
  /// - Throws: `.emptyRepository` if there are no commits yet.
  public static func commits(
    of repository: GitHub.RepositoryName,
    at reference: String? = nil,
    path: String? = nil
  ) -> Self {
    .list(.get(repository.path + ["commits"], query: ["sha": reference, "path": path]))
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.Commit> {
  /// A page of the commits that a commit can reach, by its number from 1.
  ///
  /// It has the same commits again, because those of a commit never change.
  public static func commits(
    of repository: GitHub.RepositoryName,
    reachableFrom sha: String,
    path: String? = nil,
    page: Int
  ) -> Self {
    commits(of: repository, ["sha": sha, "path": path, "page": "\(page)"])
  }

  fileprivate static func commits(
    of repository: GitHub.RepositoryName,
    _ query: KeyValuePairs<String, String?>,
    perPage: Int = 100
  ) -> Self {
    .list(.get(repository.path + ["commits"], query: query), perPage: perPage)
  }
}

extension Endpoint where Value == GitHub.ListExtent {
  /// The first of the commits that a branch, tag or commit can reach, and their number.
  ///
  /// With a date, they are those that are not younger.
  public static func commitExtent(
    of repository: GitHub.RepositoryName,
    at reference: String,
    path: String? = nil,
    until date: Date? = nil
  ) -> Self {
    let time = date?.formatted(.iso8601)
    return Endpoint<GitHub.Page<GitHub.Commit>>.commits(
      of: repository,
      ["sha": reference, "path": path, "until": time],
      perPage: 1
    ).map { GitHub.ListExtent($0) }
  }
}

extension Endpoint where Value == GitHub.CommitDetail {
  /// The commit of a branch, a tag or a name, with the files that it changes.
  ///
  /// - Parameters:
  ///   - reference: The branch, the tag or the name.
  ///   - repository: The repository.
  ///   - page: The address that another page has as that of its next files; `nil` for the first.
  /// - Returns: The endpoint.
  public static func commit(
    _ reference: String,
    of repository: GitHub.RepositoryName,
    page: URL? = nil
  ) -> Self {
    var request = GitHub.Request.get(repository.path + ["commits", reference])
    request.address = page
    return Self(request) { response throws(APIError) in
      var detail = try response.decode(LenientObject<GitHub.CommitDetail>.self).value
      detail.nextFiles = LinkHeader.next(in: response["Link"])
      return .value(detail)
    }
  }
}

extension Endpoint where Value == GitHub.Comparison {
  /// The commits and the changes from one branch, tag or commit to another.
  ///
  /// A branch of a fork is “owner:branch”.
  public static func comparison(
    from base: String,
    to head: String,
    of repository: GitHub.RepositoryName
  ) -> Self {
    .object(.get(repository.path + ["compare", "\(base)...\(head)"]))
  }

  /// The last common commit of two commits, without their changes.
  ///
  /// Those are on the first page only, and this is the second.
  public static func mergeBase(
    of base: String,
    and head: String,
    in repository: GitHub.RepositoryName
  ) -> Self {
    .object(
      .get(
        repository.path + ["compare", "\(base)...\(head)"],
        query: ["per_page": "1", "page": "2"]
      )
    )
  }
}

/// The form of changes as text.
public enum ChangeForm: Sendable {
  /// The differences alone.
  case diff
  /// A mail for each commit, with its message.
  case patch

  var mediaType: GitHub.Request.MediaType { self == .diff ? .diff : .patch }
}

extension Endpoint where Value == Data {
  /// The changes of a commit as text.
  ///
  /// - Throws: `.tooLarge` for more than `limit` bytes.
  public static func changes(
    ofCommit reference: String,
    of repository: GitHub.RepositoryName,
    as form: ChangeForm = .diff,
    limit: Int = GitHub.Request.usualFileLimit
  ) -> Self {
    let path = repository.path + ["commits", reference]
    return .bytes(.get(path, as: form.mediaType), limit: limit)
  }

  /// The changes from one branch, tag or commit to another as text.
  ///
  /// - Throws: `.tooLarge` for more than `limit` bytes.
  public static func changes(
    from base: String,
    to head: String,
    of repository: GitHub.RepositoryName,
    as form: ChangeForm = .diff,
    limit: Int = GitHub.Request.usualFileLimit
  ) -> Self {
    let path = repository.path + ["compare", "\(base)...\(head)"]
    return .bytes(.get(path, as: form.mediaType), limit: limit)
  }
}
