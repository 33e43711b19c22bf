/// A run of a check.
struct CheckRunBody: JSONObjectWritable {
  let run: StoredCheckRun
  let suite: StoredCheckSuite
  let context: CheckContext

  func write(fields: inout JSONFields) {
    let state = run.state(at: context.now)
    let url = "\(context.api)/check-runs/\(run.number)"
    let page = context.page(of: run, in: suite)
    let isActions = suite.workflow != nil
    fields.set("id", run.number)
    fields.set("name", run.name)
    fields.set("node_id", nodeIdentifier("CheckRun", run.number))
    fields.set("head_sha", suite.sha)
    fields.set("external_id", run.external ?? (isActions ? "\(run.suite)-\(run.number)" : ""))
    fields.set("url", url)
    fields.set("html_url", page)
    fields.set("details_url", isActions ? page : run.plan.details ?? page)
    fields.set("status", state.progress.rawValue)
    fields.set("conclusion", state.conclusion?.rawValue)
    fields.set("started_at", Timestamp(run.starts.map { min($0, context.now) } ?? run.created))
    fields.set("completed_at", state.conclusion == nil ? nil : run.ends.map(Timestamp.init))
    // A service writes its findings when it has finished.
    fields.set("output", output(isShown: state.conclusion != nil, url))
    fields.object("check_suite") { $0.set("id", suite.suiteID) }
    fields.set("app", context.app(suite.app))
    fields.set("pull_requests", context.pulls(of: suite.sha))
  }

  private func output(isShown: Bool, _ url: String) -> InlineJSONObject {
    let plan = run.plan
    return InlineJSONObject { fields in
      fields.set("title", isShown ? plan.title : nil)
      fields.set("summary", isShown ? plan.summary : nil)
      fields.set("text", isShown ? plan.text : nil)
      fields.set("annotations_count", isShown ? plan.annotations.count : 0)
      fields.set("annotations_url", "\(url)/annotations")
    }
  }
}

/// A remark of a check about lines of a file.
struct AnnotationBody: JSONObjectWritable {
  let annotation: JobPlan.Annotation
  let sha: String
  let context: CheckContext

  func write(fields: inout JSONFields) {
    let path = PercentCoding.encode(annotation.path.utf8)
    fields.set("path", annotation.path)
    fields.set("blob_href", "\(context.web)/blob/\(sha)/\(path)")
    fields.set("start_line", annotation.lines.lowerBound)
    fields.set("end_line", annotation.lines.upperBound)
    fields.set("start_column", annotation.columns?.lowerBound)
    fields.set("end_column", annotation.columns?.upperBound)
    fields.set("annotation_level", annotation.level)
    fields.set("title", annotation.title)
    fields.set("message", annotation.message)
    fields.set("raw_details", annotation.details)
  }
}
