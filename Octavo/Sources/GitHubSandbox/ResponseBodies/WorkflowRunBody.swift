/// A run of a workflow, in its last attempt or an earlier one.
struct WorkflowRunBody: JSONObjectWritable {
  let run: CheckStore.Suite
  let context: CheckContext
  /// The number of the attempt; the last one if `nil`.
  var attempt: Int?

  private var stored: StoredCheckSuite { run.suite }
  private var url: String { "\(context.api)/actions/runs/\(stored.run)" }

  func write(fields: inout JSONFields) {
    let number = attempt ?? stored.attempt
    let jobs = run.latest(upTo: number)
    let state = stored.state(of: jobs, at: context.now)
    let begun = run.runs.filter { $0.attempt == number }.map(\.created).min() ?? stored.started
    let commit = context.commits[stored.sha]
    let title = commit?.message.split(separator: "\n").first.map(String.init)
    fields.set("id", stored.run)
    fields.set("name", stored.workflow)
    fields.set("node_id", nodeIdentifier("WorkflowRun", stored.run))
    fields.set("head_branch", stored.branch)
    fields.set("head_sha", stored.sha)
    fields.set("path", stored.path ?? "")
    fields.set("display_title", title ?? stored.workflow ?? "")
    fields.set("run_number", stored.number)
    fields.set("event", stored.event)
    fields.set("status", state.progress.rawValue)
    fields.set("conclusion", state.conclusion?.rawValue)
    fields.set("workflow_id", stored.workflowID)
    fields.set("check_suite_id", stored.suiteID)
    fields.set("check_suite_node_id", nodeIdentifier("CheckSuite", stored.suiteID))
    fields.set("pull_requests", context.pulls(of: stored.sha))
    fields.set("created_at", Timestamp(stored.created))
    fields.set("updated_at", Timestamp(stored.updated(of: jobs, at: context.now)))
    fields.set("actor", context.user(stored.login))
    fields.set("run_attempt", number)
    fields.set("referenced_workflows", [String]())
    fields.set("run_started_at", Timestamp(number == 1 ? stored.created : begun))
    fields.set("triggering_actor", context.user(number == 1 ? stored.login : stored.starter))
    writeAddresses(&fields, attempt: number)
    fields.set("head_commit", context.commit(stored.sha))
    fields.set("repository", context.repository)
    fields.set("head_repository", context.repository)
  }

  private func writeAddresses(_ fields: inout JSONFields, attempt number: Int) {
    fields.set("url", url)
    fields.set("html_url", "\(context.web)/actions/runs/\(stored.run)")
    for (key, path): (StaticString, String) in [
      ("jobs_url", "jobs"), ("logs_url", "logs"), ("artifacts_url", "artifacts"),
      ("cancel_url", "cancel"), ("rerun_url", "rerun"),
    ] {
      fields.set(key, "\(url)/\(path)")
    }
    fields.set("check_suite_url", "\(context.api)/check-suites/\(stored.suiteID)")
    fields.set("workflow_url", "\(context.api)/actions/workflows/\(stored.workflowID)")
    fields.set("previous_attempt_url", number > 1 ? "\(url)/attempts/\(number - 1)" : nil)
  }
}

/// A workflow, of which the sandbox knows the runs.
struct WorkflowBody: JSONObjectWritable {
  /// The newest run.
  let run: StoredCheckSuite
  let context: CheckContext

  func write(fields: inout JSONFields) {
    let path = run.path ?? ""
    fields.set("id", run.workflowID)
    fields.set("node_id", nodeIdentifier("Workflow", run.workflowID))
    fields.set("name", run.workflow ?? "")
    fields.set("path", path)
    fields.set("state", "active")
    fields.set("created_at", Timestamp(run.created))
    fields.set("updated_at", Timestamp(run.created))
    fields.set("url", "\(context.api)/actions/workflows/\(run.workflowID)")
    fields.set("html_url", "\(context.web)/blob/HEAD/\(PercentCoding.encode(path.utf8))")
    let name = PercentCoding.encode((run.workflow ?? "").utf8, keepingSlashes: false)
    fields.set("badge_url", "\(context.web)/workflows/\(name)/badge.svg")
  }
}
