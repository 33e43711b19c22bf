/// A job of a run of a workflow.
struct JobBody: JSONObjectWritable {
  let job: StoredCheckRun
  let run: StoredCheckSuite
  let context: CheckContext

  func write(fields: inout JSONFields) {
    let state = job.state(at: context.now)
    let hasRunner = state.progress == .running || state.progress == .completed
    let runner = hasRunner ? stableIdentifier("runner", "\(job.number)") % 1000 : nil
    fields.set("id", job.number)
    fields.set("run_id", run.run)
    fields.set("workflow_name", run.workflow)
    fields.set("head_branch", run.branch)
    fields.set("run_url", "\(context.api)/actions/runs/\(run.run)")
    fields.set("run_attempt", job.attempt)
    fields.set("node_id", nodeIdentifier("CheckRun", job.number))
    fields.set("head_sha", run.sha)
    fields.set("url", "\(context.api)/actions/jobs/\(job.number)")
    fields.set("html_url", context.page(of: job, in: run))
    fields.set("status", state.progress.rawValue)
    fields.set("conclusion", state.conclusion?.rawValue)
    fields.set("created_at", Timestamp(job.created))
    fields.set("started_at", Timestamp(job.starts.map { min($0, context.now) } ?? job.created))
    fields.set("completed_at", state.conclusion == nil ? nil : job.ends.map(Timestamp.init))
    fields.set("name", job.name)
    fields.set("steps", JobTimeline(job, at: context.now).steps.map { StepBody(step: $0) })
    fields.set("check_run_url", "\(context.api)/check-runs/\(job.number)")
    fields.set("labels", [job.plan.runner])
    fields.set("runner_id", runner)
    fields.set("runner_name", runner.map { "GitHub Actions \($0)" })
    fields.set("runner_group_id", runner.map { _ in 0 })
    fields.set("runner_group_name", runner.map { _ in "GitHub Actions" })
  }
}

/// A step of a job.
struct StepBody: JSONObjectWritable {
  let step: JobTimeline.Step

  func write(fields: inout JSONFields) {
    let hasBegun = step.state.progress != .queued
    fields.set("name", step.plan.name)
    fields.set("status", step.state.progress.rawValue)
    fields.set("conclusion", step.state.conclusion?.rawValue)
    fields.set("number", step.number)
    fields.set("started_at", hasBegun ? step.starts.map(Timestamp.init) : nil)
    fields.set("completed_at", step.state.conclusion == nil ? nil : step.ends.map(Timestamp.init))
  }
}

/// An environment whose deployment waits for a user.
struct PendingDeploymentBody: JSONObjectWritable {
  let environment: String
  /// The logins of the users of whom one has to permit it.
  let reviewers: [String]
  let isPermitted: Bool
  let context: CheckContext

  /// Returns the number of an environment of a repository.
  static func id(of environment: String, in repository: Int) -> Int {
    stableIdentifier("environment", "\(repository) \(environment)") % 10_000_000_000
  }

  func write(fields: inout JSONFields) {
    let id = Self.id(of: environment, in: context.repository.details.repository.id)
    let path = PercentCoding.encode(environment.utf8, keepingSlashes: false)
    fields.object("environment") { fields in
      fields.set("id", id)
      fields.set("node_id", nodeIdentifier("Environment", id))
      fields.set("name", environment)
      fields.set("url", "\(context.api)/environments/\(path)")
      fields.set("html_url", "\(context.web)/deployments/activity_log?environments_filter=\(path)")
    }
    fields.set("wait_timer", 0)
    fields.set("wait_timer_started_at", Timestamp?.none)
    fields.set("current_user_can_approve", isPermitted)
    fields.set(
      "reviewers",
      reviewers.map { login in
        InlineJSONObject { fields in
          fields.set("type", "User")
          fields.set("reviewer", context.user(login))
        }
      }
    )
  }
}
