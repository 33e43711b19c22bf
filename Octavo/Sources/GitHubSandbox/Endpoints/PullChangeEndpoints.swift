/// New pull requests, and changes of their texts, states and bases.
struct PullChangeEndpoints: Sendable {
  let services: EndpointServices

  private var store: PullStore { PullStore(state: services.state) }

  var routes: [Route] {
    [
      Route("POST", "/repos/:owner/:repo/pulls", action: open).requiring("public_repo", "repo"),
      Route("PATCH", "/repos/:owner/:repo/pulls/:number", action: change)
        .requiring("public_repo", "repo"),
    ]
  }

  @Sendable private func open(_ request: EndpointRequest) async throws -> EndpointResponse {
    let writer = try await services.writer(request)
    var repository = writer.repository
    let draft: PullDraft = try request.decodedBody()
    guard let title = draft.title else {
      throw ErrorResponse.invalid(
        resource: PullDraft.resource,
        field: "title",
        code: "missing_field"
      )
    }
    try draft.check()
    let refs = try await repository.git.refs()
    guard let name = draft.base, let base = refs.branch(name) else {
      throw ErrorResponse.invalid(resource: PullDraft.resource, field: "base")
    }
    let head = try await services.head(draft, of: repository, for: request)
    repository = try await services.bring(head, into: repository)
    try await check(head, base, repository, request)
    var new = NewPull(
      issue: NewIssue(
        title: title,
        body: draft.body,
        taken: try await services.takenNumber(in: repository)
      ),
      base: base.name,
      baseCommit: base.commit,
      headRepository: head.repository.id,
      headOwner: head.repository.owner,
      head: head.branch.name,
      headCommit: head.branch.commit
    )
    new.isDraft = draft.isDraft ?? false
    new.canModify = head.repository.id != repository.id && draft.canModify ?? true
    var listed = try await store.open(new, by: writer.act(writing: draft.body))
    listed.repository = repository
    try await services.publishHead(of: listed)
    if !new.isDraft { listed = try await services.askOwners(of: listed, by: writer.act) }
    let url = "\(request.links.repository(repository.fullName))/pulls/\(listed.issue.number)"
    let body = try await services.detailedBody(of: listed, for: request)
    return .json(body, status: 201, headers: ["Location": url])
  }

  /// - Throws: A 422 if there is nothing to merge, or a pull request for it.
  private func check(
    _ head: PullHead,
    _ base: RefList.Branch,
    _ repository: HostedRepository,
    _ request: EndpointRequest
  ) async throws {
    let git = repository.git
    let label = "\(head.repository.owner):\(head.branch.name)"
    let open = try await services.pulls(of: repository, for: request).filter(\.issue.isOpen)
    if open.contains(where: { $0.pull.label == label && $0.pull.base == base.name }) {
      let message = "A pull request already exists for \(label)."
      throw ErrorResponse.refused(PullDraft.resource, message)
    }
    guard try await git.mergeBase(base.commit, head.branch.commit) != nil else {
      let message = "The \(head.branch.name) branch has no history in common with \(base.name)"
      throw ErrorResponse.refused(PullDraft.resource, message)
    }
    guard try await git.distance(from: base.commit, to: head.branch.commit).ahead > 0 else {
      let message = "No commits between \(base.name) and \(head.branch.name)"
      throw ErrorResponse.refused(PullDraft.resource, message)
    }
  }

  @Sendable private func change(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (writer, listed) = try await services.writtenPull(request)
    let draft: PullDraft = try request.decodedBody()
    let isText = draft.title != nil || draft.body != nil || draft.base != nil
    try writer.require(isText ? .write : .triage, orAuthor: listed.issue.login)
    try draft.check()
    var changed = listed
    if let base = draft.base, base != listed.pull.base {
      changed = try await setBase(base, of: listed, by: writer)
    }
    if draft.state == "open", !listed.issue.isOpen { try await checkReopening(of: listed) }
    let act = writer.act(writing: draft.body, replacing: listed.issue.body)
    changed = try await store.change(changed, by: act) { pull, issue in
      issue.title = draft.title ?? issue.title
      issue.body = draft.body ?? issue.body
      pull.canModify = draft.canModify ?? pull.canModify
      guard let state = draft.state else { return }
      issue.setOpen(state == "open", reason: nil, by: act.login, at: act.time)
    }
    return .json(try await services.detailedBody(of: changed, for: request))
  }

  private func setBase(
    _ name: String,
    of listed: ListedPull,
    by writer: Writer
  ) async throws -> ListedPull {
    let git = listed.repository.git
    guard let base = try await git.refs().branch(name), listed.issue.isOpen else {
      throw ErrorResponse.invalid(resource: PullDraft.resource, field: "base")
    }
    guard try await git.distance(from: base.commit, to: listed.head).ahead > 0 else {
      let message =
        "There are no new commits between base branch '\(name)' and head branch "
        + "'\(listed.pull.head)'"
      throw ErrorResponse.refused(PullDraft.resource, message)
    }
    let detail = IssueEventDetail(from: listed.pull.base, to: name)
    let event = ("base_ref_changed", Optional(detail))
    return try await store.change(listed, by: writer.act, event: event) { pull, _ in
      (pull.base, pull.baseCommit) = (name, base.commit.hex)
    }
  }

  /// - Throws: A 422 for a pull request that was merged, or whose branch was deleted.
  private func checkReopening(of listed: ListedPull) async throws {
    guard listed.issue.merged == nil else {
      throw ErrorResponse.refused(PullDraft.resource, "The pull request cannot be reopened.")
    }
    let source = try await services.catalog.contents().repositories
      .first { $0.id == listed.pull.headRepository }
    guard try await source?.git.refs().branch(listed.pull.head) != nil else {
      let message = "The \(listed.pull.head) branch has been deleted."
      throw ErrorResponse.refused(PullDraft.resource, message)
    }
  }
}
