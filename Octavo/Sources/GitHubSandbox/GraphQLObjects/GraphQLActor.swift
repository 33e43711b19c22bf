/// A user or an organisation.
struct GraphQLActor: GraphQLObject {
  let scope: GraphQLScope
  /// The user in the REST API, of which a list has a part only.
  let rest: GraphQLValue

  init(scope: GraphQLScope, rest: GraphQLValue) {
    self.scope = scope
    self.rest = rest
  }

  /// Makes the actor of a member of another value; `nil` for one without an account.
  init?(scope: GraphQLScope, member: GraphQLValue?) {
    guard let member, member["login"] != nil else { return nil }
    self.init(scope: scope, rest: member)
  }

  /// The login, which for a program is without the suffix that the REST API has.
  var login: String {
    let login = rest["login"]?.text ?? ""
    return type == "Bot" && login.hasSuffix("[bot]") ? String(login.dropLast(5)) : login
  }

  var type: String {
    switch rest["type"]?.text {
    case "Organization": "Organization"
    case "Bot": "Bot"
    default: "User"
    }
  }

  func value(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    switch field {
    case "id": .rest(rest, "node_id")
    case "databaseId": .rest(rest, "id")
    case "login": .text(login)
    case "url": .rest(rest, "html_url")
    case "resourcePath": .text("/\(login)")
    case "isViewer": .bool(scope.isViewer(login))
    case "avatarUrl": .text(avatar(size: arguments["size"]?.number))
    case "savedReplies": try await savedReplies(arguments)
    case "projectsV2": try await projects(arguments)
    case "organization": try await organization(arguments)
    // A program has no page of its own that says since when it is there.
    case "createdAt", "updatedAt":
      type == "Bot" ? .time(Self.programTime) : try await profile(field)
    default: try await profile(field)
    }
  }

  private static let programTime = 1_500_000_000

  /// Returns an organisation of which the user is a member.
  private func organization(_ arguments: [String: GraphQLValue]) async throws -> GraphQLResult {
    let name = arguments["login"]?.text ?? ""
    let snapshot = try await scope.services.catalog.snapshot()
    guard let found = snapshot.organization(login: name), found.hasMember(login) else {
      return .null
    }
    return .object(try await scope.user(found.profile.login))
  }

  /// Returns the texts that the viewer has saved; those of other users are hidden.
  private func savedReplies(
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    guard scope.isViewer(login) else { return .null }
    let replies = try await scope.services.state.savedReplies(of: login).map { reply in
      GraphQLRecord(
        type: "SavedReply",
        fields: [
          "id": .text(nodeIdentifier("SavedReply", "\(reply.id)")),
          "databaseId": .number(Int(reply.id)), "title": .text(reply.title),
          "body": .text(reply.body), "user": .object(self),
        ]
      )
    }
    return .object(try GraphQLConnection("SavedReply", replies, arguments))
  }

  private func avatar(size: Int?) -> String {
    let url = rest["avatar_url"]?.text ?? ""
    return size.map { "\(url)?s=\($0)" } ?? url
  }

  private func profile(_ field: String) async throws -> GraphQLResult {
    let profile = try await scope.call("GET", "users/\(login)")
    switch field {
    case "createdAt": return .rest(profile, "created_at")
    case "updatedAt": return .rest(profile, "updated_at")
    case "email": return .text(profile["email"]?.text ?? "")
    default: return .rest(profile, field)
    }
  }
}

extension GraphQLResult {
  /// A member of a value of the REST API; null if it is missing.
  static func rest(_ value: GraphQLValue, _ name: String) -> Self { .value(value[name] ?? .null) }

  /// A word of the REST API in the form of an enumeration.
  static func word(_ text: String?) -> Self {
    .text(text.map { $0.uppercased().replacing(" ", with: "_").replacing("-", with: "_") })
  }
}
