import Foundation
import GitHubEndpoints
public import GitHubValues

/// A file of a pull request that the user has viewed, or is to view again.
///
/// GitHub marks the file as it is when the request arrives. So a request that was not made just now
/// is sent only if the file is still the one that the user has seen.
public nonisolated struct FileMarkRequest: RequestKind, Codable, Hashable {
  /// The name in the store.
  public static let name = "viewed file"
  /// A state that is to be.
  public static let category = RequestCategory.target

  /// The pull request.
  public let place: GitHub.IssuePlace
  /// The path of the file.
  public let path: String
  /// Whether it is viewed.
  public let isSet: Bool
  /// The state that the user saw.
  public let seen: GitHub.ViewedFile.State
  /// The object of the file that the user has seen; `nil` for a removed file.
  public let object: String?
  /// The commit at which the user has seen the file.
  public let head: String
  /// The id of the pull request in GraphQL; `nil` if it is not known.
  public let node: String?

  /// Makes the request for a file of a version of a pull request.
  public init(
    _ isSet: Bool,
    _ file: GitHub.FileChange,
    of version: GitHub.PullRequestFiles,
    seen: GitHub.ViewedFile.State,
    on place: GitHub.IssuePlace
  ) {
    (self.place, self.isSet, self.seen) = (place, isSet, seen)
    (path, object) = (file.path, file.kind == .removed ? nil : file.sha)
    (head, node) = (version.head.sha, version.nodeID)
  }

  /// Reads a stored request.
  public init?(_ row: OutboxRow) { self.init(json: row) }

  /// The form in which the request is stored, which takes the place of an unsent one for the file.
  public var stored: NewRequest {
    var request = stored(key: "\(place.key)/\(path)", subject: Self.subject(of: place))
    (request.base, request.target) = ("\(seen == .viewed)", "\(isSet)")
    return request
  }

  /// The name under which the marks at files of a pull request are sent one after the other.
  public static func subject(of place: GitHub.IssuePlace) -> String { "viewed files \(place.key)" }

  /// “Mark README.md of ada/engine#12 as viewed”.
  public var sentence: String {
    "Mark \(path) of \(place) as \(isSet ? "viewed" : "not viewed")"
  }

  /// The files of the pull request.
  public var route: Route? { .pullFiles(place.name, place.number) }

  /// The mark of the file.
  var mark: GitHub.ViewedFile {
    GitHub.ViewedFile(path: path, state: isSet ? .viewed : .unviewed)
  }

  /// Asks the user if the file has changed since the user has viewed it.
  @MainActor public func prepare(in attempt: RequestAttempt) async throws -> RequestPreparation {
    let age = attempt.date.timeIntervalSince(attempt.row.createdAt)
    guard isSet, attempt.row.isDoubted || age > SeenThread.freshness else { return .send() }
    let version = try await attempt.read(
      .version(ofFile: path, ofPullRequest: place.number, of: place.name)
    )
    if version.head == head || object != nil && version.object == object { return .send() }
    return .ask("The file has changed since you have viewed it.", RequestResult())
  }

  /// Marks the file by the id of the pull request in GraphQL: REST has no such request.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    var node = node
    if node == nil {
      let endpoint = Endpoint.version(ofFile: path, ofPullRequest: place.number, of: place.name)
      node = try await attempt.read(endpoint).node
    }
    guard let node else { throw APIError(.notFound, message: "The server has no GraphQL.") }
    _ = try await attempt.gitHub.send(
      .mark(viewed: isSet, file: path, ofPullRequestNode: node)
    )
    return RequestResult { [mark, place] store in
      try store.put(mark, in: .viewedFiles(of: place))
    }
  }
}
