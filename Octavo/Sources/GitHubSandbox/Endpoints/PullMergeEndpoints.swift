/// The merges of pull requests, and the update of their branches.
struct PullMergeEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    let pull = "/repos/:owner/:repo/pulls/:number"
    return [
      Route("PUT", "\(pull)/merge", action: merge).requiring("public_repo", "repo"),
      Route("PUT", "\(pull)/update-branch", action: update).requiring("public_repo", "repo"),
    ]
  }

  private struct Draft: Decodable {
    var title: String?
    var message: String?
    var head: String?
    var method: String?
    var expected: String?

    enum CodingKeys: String, CodingKey {
      case title = "commit_title"
      case message = "commit_message"
      case head = "sha"
      case method = "merge_method"
      case expected = "expected_head_sha"
    }
  }

  private static func refusal(_ message: String, status: Int = 405) -> ErrorResponse {
    ErrorResponse(status: status, message: message)
  }

  @Sendable private func merge(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (writer, listed) = try await services.writtenPull(request, atLeast: .write)
    let draft: Draft = try request.decodedBody()
    guard let method = PullMerge.Method(rawValue: draft.method ?? "merge") else {
      throw ErrorResponse.invalid(resource: PullDraft.resource, field: "merge_method")
    }
    guard listed.issue.isOpen else { throw Self.refusal("Pull Request is not mergeable") }
    guard !listed.issue.isDraft else { throw Self.refusal("Pull Request is still a draft") }
    guard draft.head == nil || draft.head == listed.pull.headCommit else {
      let message = "Head branch was modified. Review and try the merge again."
      throw Self.refusal(message, status: 409)
    }
    if let rules = listed.repository.rules(of: listed.pull.base),
      try await services.isBlocked(listed, by: rules, at: request.now)
    {
      throw Self.refusal("Repository rule violations found")
    }
    let git = try await writable(listed.repository)
    guard let base = try await git.refs().branch(listed.pull.base)?.commit else {
      throw Self.refusal("Base branch does not exist", status: 409)
    }
    if listed.repository.rules(of: listed.pull.base)?.isStrict == true,
      try await !listed.repository.git.isAncestor(base, of: listed.head)
    {
      throw Self.refusal("Head branch is out of date with the base branch")
    }
    let merge = PullMerge(
      listed: listed,
      base: base,
      title: draft.title,
      message: draft.message,
      committer: try await signature(of: writer),
      git: git
    )
    guard let commit = try await merge.write(method) else {
      throw Self.refusal("Pull Request is not mergeable")
    }
    try await move("refs/heads/\(listed.pull.base)", to: commit, from: base, in: git)
    let detail = IssueEventDetail(commit: commit.hex)
    let store = PullStore(state: services.state)
    let act = writer.act
    let merged = ("merged", Optional(detail))
    try await store.change(listed, by: act, event: merged) { pull, issue in
      (pull.mergeCommit, pull.merger) = (commit.hex, act.login)
      pull.baseCommit = base.hex
      issue.merged = act.time
      issue.setOpen(false, reason: nil, by: act.login, at: act.time)
    }
    return .json(
      InlineJSONObject { fields in
        fields.set("sha", commit.hex)
        fields.set("merged", true)
        fields.set("message", "Pull Request successfully merged")
      }
    )
  }

  @Sendable private func update(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (writer, listed) = try await services.writtenPull(request)
    let draft: Draft = try request.decodedBody()
    guard draft.expected == nil || draft.expected == listed.pull.headCommit else {
      throw Self.refusal("expected head sha didn’t match current head ref.", status: 422)
    }
    let source = try await services.catalog.contents().repositories
      .first { $0.id == listed.pull.headRepository }
    guard let source, listed.issue.isOpen, !listed.pull.isHeadDeleted else {
      throw Self.refusal("There is no branch to update.", status: 422)
    }
    let roles = try await services.catalog.snapshot().roles
    let canModify = listed.pull.canModify && writer.role >= .write
    guard roles.role(of: writer.login, in: source) >= .write || canModify else {
      throw ErrorResponse.requiresAdminRights
    }
    let base = try await services.base(of: listed)
    guard try await !listed.repository.git.isAncestor(base, of: listed.head) else {
      throw Self.refusal("There are no new commits on the base branch.", status: 422)
    }
    let git = try await writable(source)
    if source.id != listed.repository.id {
      try await git.fetch(base, from: listed.repository.git, as: "refs/octavo/heads/\(base)")
    }
    let merge = PullMerge(
      listed: listed,
      base: base,
      title: nil,
      message: nil,
      committer: try await signature(of: writer),
      git: git
    )
    guard let commit = try await merge.writeUpdate() else {
      throw Self.refusal("merge conflict between base and head", status: 422)
    }
    try await move("refs/heads/\(listed.pull.head)", to: commit, from: listed.head, in: git)
    try await services.publishAll(in: source, now: request.now)
    let url = "\(request.links.repository(listed.repository.fullName))/pulls/\(listed.issue.number)"
    return .json(
      InlineJSONObject { fields in
        fields.set("message", "Updating pull request branch.")
        fields.set("url", url)
      },
      status: 202
    )
  }

  /// - Throws: A 405 if the repository must stay as it is.
  private func writable(_ repository: HostedRepository) async throws -> GitRepository {
    guard let git = try await services.catalog.writable(repository) else {
      throw Self.refusal("The sandbox does not write to \(repository.fullName).")
    }
    return git
  }

  /// - Throws: A 409 if the branch has moved meanwhile.
  private func move(
    _ ref: String,
    to commit: ObjectID,
    from old: ObjectID,
    in git: GitRepository
  ) async throws {
    do {
      try await git.setRef(ref, to: commit, from: old)
    } catch let failure as GitFailure {
      guard case .refused = failure.reason else { throw failure }
      throw Self.refusal("Base branch was modified. Review and try the merge again.", status: 409)
    }
  }

  private func signature(of writer: Writer) async throws -> CommitRecord.Signature {
    let user = writer.users.user(login: writer.login) ?? User(login: writer.login)
    return CommitRecord.Signature(
      name: user.name ?? user.login,
      email: user.emails.first ?? "\(user.login)@users.noreply.example.org",
      time: writer.act.time
    )
  }
}
