/// The checks of one service on a commit.
struct CheckSuiteBody: JSONObjectWritable {
  let suite: CheckStore.Suite
  let context: CheckContext

  func write(fields: inout JSONFields) {
    let stored = suite.suite
    let latest = suite.latest()
    let state = stored.state(of: latest, at: context.now)
    let url = "\(context.api)/check-suites/\(stored.suiteID)"
    let parent = context.commits[stored.sha]?.parents.first?.hex
    fields.set("id", stored.suiteID)
    fields.set("node_id", nodeIdentifier("CheckSuite", stored.suiteID))
    fields.set("head_branch", stored.branch)
    fields.set("head_sha", stored.sha)
    fields.set("status", state.progress.rawValue)
    fields.set("conclusion", state.conclusion?.rawValue)
    fields.set("url", url)
    fields.set("before", parent ?? ObjectID.zero.hex)
    fields.set("after", stored.sha)
    fields.set("pull_requests", context.pulls(of: stored.sha))
    fields.set("app", context.app(stored.app))
    fields.set("repository", context.repository)
    fields.set("created_at", Timestamp(stored.created))
    fields.set("updated_at", Timestamp(stored.updated(of: latest, at: context.now)))
    fields.set("head_commit", context.commit(stored.sha))
    fields.set("latest_check_runs_count", latest.count)
    fields.set("check_runs_url", "\(url)/check-runs")
    fields.set("rerequestable", stored.workflow == nil)
    fields.set("runs_rerequestable", stored.workflow == nil)
  }
}

/// A status of a commit.
struct StatusBody: JSONObjectWritable {
  let status: StoredCommitStatus
  let context: CheckContext
  /// Whether it is an element of the combined status, which has no creator.
  var isCombined = false

  func write(fields: inout JSONFields) {
    let id = Int(status.id ?? 0)
    fields.set("url", "\(context.api)/statuses/\(status.sha)")
    fields.set("avatar_url", context.links.avatar(status.login))
    fields.set("id", id)
    fields.set("node_id", nodeIdentifier("StatusContext", id))
    fields.set("state", status.state)
    fields.set("description", status.description)
    fields.set("target_url", status.target)
    fields.set("context", status.context)
    fields.set("created_at", Timestamp(status.created))
    fields.set("updated_at", Timestamp(status.created))
    if isCombined {
      fields.set("required", Bool?.none)
    } else {
      fields.set("creator", context.user(status.login))
    }
  }
}
