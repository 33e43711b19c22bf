import Foundation

/// A folder of a repository.
struct GraphQLTree: GraphQLObject {
  let scope: GraphQLScope
  /// The full name of the repository.
  let repository: String
  /// The revision and the path, such as “HEAD:docs”.
  let expression: String
  /// The entries in the REST API.
  let entries: [GraphQLValue]
  /// The modes of the entries by their names.
  let modes: [String: Int]

  var type: String { "Tree" }

  func value(of field: String, _ arguments: [String: GraphQLValue]) -> GraphQLResult {
    switch field {
    case "id": .text(nodeIdentifier("Tree", expression))
    case "entries":
      .list(
        entries.map { entry in
          let mode = modes[entry["name"]?.text ?? ""] ?? 0o100644
          return .object(
            GraphQLTreeEntry(scope: scope, repository: repository, rest: entry, mode: mode)
          )
        }
      )
    default: .null
    }
  }
}

/// An entry of a folder.
struct GraphQLTreeEntry: GraphQLObject {
  let scope: GraphQLScope
  let repository: String
  let rest: GraphQLValue
  let mode: Int

  var type: String { "TreeEntry" }

  func value(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    switch field {
    case "type": .text(mode == 0o160000 ? "commit" : mode == 0o40000 ? "tree" : "blob")
    case "mode": .number(mode)
    case "oid": .rest(rest, "sha")
    case "size": .number(rest["size"]?.number ?? 0)
    case "object":
      .object(
        orNull: try await scope.object("HEAD:\(rest["path"]?.text ?? "")", in: repository)
      )
    default: .rest(rest, field)
    }
  }
}

/// A file of a repository.
struct GraphQLBlob: GraphQLObject {
  let rest: GraphQLValue

  var type: String { "Blob" }

  func value(of field: String, _ arguments: [String: GraphQLValue]) -> GraphQLResult {
    switch field {
    case "id": .text(nodeIdentifier("Blob", rest["sha"]?.text ?? ""))
    case "byteSize": .rest(rest, "size")
    case "isBinary": .bool(text == nil)
    case "isTruncated": .bool(rest["content"]?.text?.isEmpty != false && rest["size"]?.number != 0)
    case "text": .text(text)
    default: .null
    }
  }

  /// The text; `nil` for a binary file.
  var text: String? {
    let content = rest["content"]?.text ?? ""
    guard let data = Data(base64Encoded: content, options: .ignoreUnknownCharacters),
      !data.contains(0)
    else { return nil }
    return String(data: data, encoding: .utf8)
  }
}

extension GraphQLScope {
  /// Returns the folder or the file at a path of a revision, such as “HEAD:docs”; `nil` if there is
  /// none.
  func object(_ expression: String, in repository: String) async throws
    -> (any GraphQLObject)?
  {
    let parts = expression.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let query = parts[0] == "HEAD" ? "" : "ref=\(parts[0])"
    let path = parts[1].isEmpty ? "" : "/\(parts[1])"
    let found = try await ifFound {
      try await call("GET", "repos/\(repository)/contents\(path)", query: query)
    }
    switch found {
    case .list(let entries)?:
      return GraphQLTree(
        scope: self,
        repository: repository,
        expression: expression,
        entries: entries,
        modes: try await modes(String(parts[0]), String(parts[1]), in: repository)
      )
    case .object?: return found.map { GraphQLBlob(rest: $0) }
    default: return nil
    }
  }

  /// Returns the modes of the entries of a folder, which the REST API lacks, by their names.
  private func modes(
    _ revision: String,
    _ path: String,
    in name: String
  ) async throws -> [String: Int] {
    guard let repository = try await repositories().first(where: { $0.fullName == name }),
      let commit = try await services.commit(named: revision, in: repository),
      let tree = try await repository.git.item(at: Array(path.utf8), of: commit)?.tree
    else { return [:] }
    return try await repository.git.entries(of: tree).reduce(into: [:]) { modes, entry in
      modes[String(decoding: entry.name, as: UTF8.self)] = Int(entry.mode, radix: 8)
    }
  }
}
