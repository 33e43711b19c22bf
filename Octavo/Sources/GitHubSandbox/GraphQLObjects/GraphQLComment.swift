/// A comment on an issue.
struct GraphQLComment: GraphQLReactable {
  let scope: GraphQLScope
  /// The full name of its repository.
  let repository: String
  let rest: GraphQLValue

  var type: String { "IssueComment" }
  var id: Int { rest["id"]?.number ?? 0 }
  var path: String { "repos/\(repository)/issues/comments/\(id)" }

  /// The number of its issue, which ends the address of that.
  private var number: Int { Int(rest["issue_url"]?.text?.split(separator: "/").last ?? "") ?? 0 }

  func reloaded() async throws -> Self { try await scope.comment(id, in: repository) }

  /// Returns the issue.
  func issue() async throws -> GraphQLIssue { try await scope.issue(number, in: repository) }

  func value(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    switch field {
    case "issue": .object(try await issue())
    case "repository": .object(try await scope.repository(repository))
    case "resourcePath": .text("/\(repository)/issues/\(number)#issuecomment-\(id)")
    case "isMinimized": .bool(rest["minimized"]?["reason"]?.text != nil)
    case "minimizedReason": .text(rest["minimized"]?["reason"]?.text)
    case "viewerCanMinimize": .bool(try await scope.may(.write, orAuthor: nil, in: repository))
    case "userContentEdits": .object(try await edits(try await versions(), arguments))
    case "lastEditedAt": lastEdited(try await versions())
    case "viewerCanUpdate", "viewerCanDelete":
      .bool(try await scope.may(.write, orAuthor: author, in: repository))
    default: try await contribution(field)
    }
  }

  private func versions() async throws -> [StoredTextVersion] {
    let store = IssueStore(state: scope.services.state)
    let issue = try await store.comment(id)?.1
    return try await store.versions(of: issue?.id, comment: Int64(id))
  }
}

extension GraphQLReactable {
  /// The login of the author.
  var author: String? { rest["user"]?["login"]?.text }

  /// Returns a field that issues, pull requests and comments have in common.
  func contribution(_ field: String) async throws -> GraphQLResult {
    switch field {
    case "id": .rest(rest, "node_id")
    case "databaseId": .rest(rest, "id")
    case "url": .rest(rest, "html_url")
    case "author": .object(orNull: GraphQLActor(scope: scope, member: rest["user"]))
    case "authorAssociation": .rest(rest, "author_association")
    case "body": .text(rest["body"]?.text ?? "")
    case "bodyHTML": .text(rest["body_html"]?.text ?? "")
    case "bodyText": .text(rest["body_text"]?.text ?? "")
    case "includesCreatedEdit": .bool(false)
    case "createdAt": .rest(rest, "created_at")
    case "updatedAt": .rest(rest, "updated_at")
    case "closedAt": .rest(rest, "closed_at")
    case "viewerDidAuthor": .bool(scope.isViewer(author))
    case "viewerCanReact": .bool(rest["locked"] != .bool(true))
    case "reactionGroups": try await reactionGroups()
    default: .rest(rest, field)
    }
  }
}
