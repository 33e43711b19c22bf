/// The files of a pull request.
extension GraphQLIssue {
  private static let changeTypes: [FileChange.Status: String] = [
    .added: "ADDED", .removed: "DELETED", .modified: "MODIFIED", .renamed: "RENAMED",
    .copied: "COPIED", .changed: "CHANGED",
  ]

  /// Returns the changed files with the viewer's marks.
  func files(_ arguments: [String: GraphQLValue]) async throws -> GraphQLConnection {
    let listed = try await listed()
    let changes = try await scope.services.changes(of: listed).changes
      .prefix(scope.services.sizes.changedFiles)
    let viewed = try await ReviewStore(state: scope.services.state)
      .viewedFiles(of: listed.issue, by: scope.login)
    let records = changes.map { change in
      let path = String(decoding: change.path, as: UTF8.self)
      let mark = viewed[path].map { $0 == change.id.hex ? "VIEWED" : "DISMISSED" }
      return GraphQLRecord(
        type: "PullRequestChangedFile",
        fields: [
          "path": .text(path), "additions": .number(change.additions),
          "deletions": .number(change.deletions),
          "changeType": .text(Self.changeTypes[change.status]),
          "viewerViewedState": .text(mark ?? "UNVIEWED"),
        ]
      )
    }
    return try GraphQLConnection("PullRequestChangedFile", records, arguments)
  }

  /// Marks a file of the change as viewed in its present version, or removes the mark.
  ///
  /// - Throws: A `NOT_FOUND` for a file that is not changed.
  func setViewed(_ path: String, _ isViewed: Bool) async throws {
    let listed = try await listed()
    let change = try await scope.services.changes(of: listed).changes
      .first { String(decoding: $0.path, as: UTF8.self) == path }
    guard let change, listed.isStored else {
      throw GraphQLError.notFound("file", "path '\(path)'")
    }
    try await ReviewStore(state: scope.services.state).setViewed(
      path,
      blob: isViewed ? change.id.hex : nil,
      of: listed.issue,
      by: scope.login
    )
  }
}
