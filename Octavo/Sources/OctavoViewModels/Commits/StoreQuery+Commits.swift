import Foundation
import GitHubEndpoints
public import GitHubValues

nonisolated extension StoreQuery where Value == [GitHub.Commit] {
  /// The commits that a branch, tag or commit can reach, newest first; with a path, those that
  /// change the file or the folder.
  public static func commits(
    of name: GitHub.RepositoryName,
    at revision: String,
    path: String = ""
  ) -> Self {
    let endpoint = Endpoint.commits(of: name, at: revision, path: path.isEmpty ? nil : path)
    // No name of a repository or a reference has a space.
    return list("commits", of: "\(name) \(revision) \(path)", endpoint)
  }

  /// A page of the commits that a commit can reach, by its place from 0.
  static func commits(
    of name: GitHub.RepositoryName,
    reachableFrom sha: String,
    path: String,
    page: Int
  ) -> Self {
    let endpoint = Endpoint.commits(
      of: name,
      reachableFrom: sha,
      path: path.isEmpty ? nil : path,
      page: page + 1
    )
    let words = ("\(name)".lowercased(), "\(page)")
    return Self("commits", words.0, sha, path, words.1, from: .document(endpoint.map(\.items)))
  }
}

nonisolated extension StoreQuery where Value == GitHub.ListExtent {
  /// The first of the commits that a branch, tag or commit can reach, and their number; with a
  /// date, of those that are not younger.
  static func commitExtent(
    of name: GitHub.RepositoryName,
    at revision: String,
    path: String = "",
    until date: Date? = nil
  ) -> Self {
    let endpoint = Endpoint.commitExtent(
      of: name,
      at: revision,
      path: path.isEmpty ? nil : path,
      until: date
    )
    let time = date.map { $0.formatted(.iso8601) } ?? ""
    let repository = "\(name)".lowercased()
    return Self("commit extent", repository, revision, path, time, from: .document(endpoint))
  }
}
