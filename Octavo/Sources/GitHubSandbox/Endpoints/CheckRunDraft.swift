/// The body of a request that reports a run of a check.
struct CheckRunDraft: Decodable {
  /// The findings of a service.
  struct Output: Decodable {
    let title: String?
    let summary: String?
    let text: String?
    let annotations: [Remark]?
  }

  /// A remark about lines of a file.
  struct Remark: Decodable {
    let path: String
    let first: Int
    let last: Int
    let level: String
    let message: String
    let title: String?
    let details: String?

    enum CodingKeys: String, CodingKey {
      case path, message, title
      case first = "start_line"
      case last = "end_line"
      case level = "annotation_level"
      case details = "raw_details"
    }
  }

  let name: String?
  let sha: String?
  let status: String?
  let conclusion: String?
  let external: String?
  let details: String?
  let output: Output?

  enum CodingKeys: String, CodingKey {
    case name, status, conclusion, output
    case sha = "head_sha"
    case external = "external_id"
    case details = "details_url"
  }

  /// The most remarks of one request.
  private static let mostRemarks = 50

  /// Returns the new run.
  ///
  /// - Throws: A 422 that names the field that is wrong.
  func run(at time: Int) throws(ErrorResponse) -> StoredCheckRun {
    guard let name, !name.isEmpty else {
      throw .invalid(resource: "CheckRun", field: "name", code: "missing_field")
    }
    let plan = JobPlan(name: name)
    let run = StoredCheckRun(suite: 0, attempt: 1, name: name, plan: plan, created: time)
    return try applied(to: run, at: time)
  }

  /// Returns a run with the changes.
  ///
  /// - Throws: As ``run(at:)``.
  func applied(to run: StoredCheckRun, at time: Int) throws(ErrorResponse) -> StoredCheckRun {
    var run = run
    if let external { run.external = external }
    if let details { run.plan.details = details }
    if let output { try apply(output, to: &run.plan) }
    switch (conclusion, status) {
    case (let word?, _):
      guard let result = CheckConclusion(rawValue: word) else {
        throw .invalid(resource: "CheckRun", field: "conclusion")
      }
      run.end(result, at: time)
    case (nil, "completed"?):
      throw .invalid(resource: "CheckRun", field: "conclusion", code: "missing_field")
    case (nil, "in_progress"?): (run.starts, run.ends, run.conclusion) = (time, nil, nil)
    case (nil, "queued"?): (run.starts, run.ends, run.conclusion) = (nil, nil, nil)
    case (nil, nil): break
    default: throw .invalid(resource: "CheckRun", field: "status")
    }
    return run
  }

  private func apply(_ output: Output, to plan: inout JobPlan) throws(ErrorResponse) {
    plan.title = output.title ?? plan.title
    plan.summary = output.summary ?? plan.summary
    plan.text = output.text ?? plan.text
    let remarks = output.annotations ?? []
    guard remarks.count <= Self.mostRemarks else {
      throw .invalid(resource: "CheckRun", field: "annotations")
    }
    for remark in remarks {
      guard ["notice", "warning", "failure"].contains(remark.level), remark.first <= remark.last
      else { throw .invalid(resource: "CheckRun", field: "annotations") }
      plan.annotations.append(
        JobPlan.Annotation(
          path: remark.path,
          lines: remark.first...remark.last,
          level: remark.level,
          message: remark.message,
          title: remark.title,
          details: remark.details
        )
      )
    }
  }
}
