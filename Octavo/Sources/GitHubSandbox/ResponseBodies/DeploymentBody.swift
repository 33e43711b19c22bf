/// A deployment that a job makes.
struct DeploymentBody: JSONObjectWritable {
  let job: StoredCheckRun
  let run: StoredCheckSuite
  let context: CheckContext

  func write(fields: inout JSONFields) {
    let url = "\(context.api)/deployments/\(job.number)"
    fields.set("url", url)
    fields.set("id", job.number)
    fields.set("node_id", nodeIdentifier("Deployment", job.number))
    fields.set("sha", run.sha)
    fields.set("ref", run.branch ?? run.sha)
    fields.set("task", "deploy")
    fields.object("payload") { _ in }
    fields.set("original_environment", job.plan.environment)
    fields.set("environment", job.plan.environment)
    fields.set("description", String?.none)
    fields.set("creator", context.user(run.login))
    fields.set("created_at", Timestamp(job.created))
    fields.set("updated_at", Timestamp(min(job.ends ?? job.created, context.now)))
    fields.set("statuses_url", "\(url)/statuses")
    fields.set("repository_url", context.api)
    fields.set("transient_environment", false)
    fields.set("production_environment", job.plan.environment == "production")
  }

  /// The states that the deployment has had so far, the newest first, each with its time.
  var states: [(word: String, time: Int)] {
    var states = [("waiting", job.created)]
    if let starts = job.starts {
      states.append(("queued", starts - job.plan.queue))
      states.append(("in_progress", starts))
    }
    if let ends = job.ends, let conclusion = job.conclusion {
      states.append((conclusion.isPassed ? "success" : "failure", ends))
    }
    return states.filter { $0.1 <= context.now }.reversed()
  }

  /// Returns the body of one of its states.
  func status(_ index: Int, _ state: (word: String, time: Int)) -> InlineJSONObject {
    InlineJSONObject { fields in
      let id = job.number * 10 + index
      let url = "\(context.api)/deployments/\(job.number)"
      fields.set("url", "\(url)/statuses/\(id)")
      fields.set("id", id)
      fields.set("node_id", nodeIdentifier("DeploymentStatus", id))
      fields.set("state", state.word)
      fields.set("creator", context.user(run.login))
      fields.set("description", "")
      fields.set("environment", job.plan.environment)
      fields.set("target_url", context.page(of: job, in: run))
      fields.set("log_url", context.page(of: job, in: run))
      fields.set("environment_url", job.plan.details ?? "")
      fields.set("created_at", Timestamp(state.time))
      fields.set("updated_at", Timestamp(state.time))
      fields.set("deployment_url", url)
      fields.set("repository_url", context.api)
    }
  }
}
