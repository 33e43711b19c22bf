/// One rule of a branch, as the rule sets of a repository have it.
enum BranchRuleBody: JSONObjectWritable {
  case approvals(BranchRules)
  case checks(BranchRules)
  case queue
  case deletion
  case forcePush

  /// Returns all rules of a branch.
  static func all(_ rules: BranchRules) -> [BranchRuleBody] {
    var bodies: [BranchRuleBody] = [.deletion, .forcePush]
    if rules.approvals > 0 || rules.needsResolution { bodies.append(.approvals(rules)) }
    if !rules.checks.isEmpty || rules.isStrict { bodies.append(.checks(rules)) }
    if rules.hasQueue { bodies.append(.queue) }
    return bodies
  }

  func write(fields: inout JSONFields) {
    switch self {
    case .deletion: fields.set("type", "deletion")
    case .forcePush: fields.set("type", "non_fast_forward")
    case .approvals(let rules):
      fields.set("type", "pull_request")
      fields.object("parameters") { fields in
        fields.set("required_approving_review_count", rules.approvals)
        fields.set("require_code_owner_review", rules.needsOwners)
        fields.set("dismiss_stale_reviews_on_push", rules.dismissesStale)
        fields.set("require_last_push_approval", false)
        fields.set("required_review_thread_resolution", rules.needsResolution)
      }
    case .checks(let rules):
      fields.set("type", "required_status_checks")
      fields.object("parameters") { fields in
        fields.set("strict_required_status_checks_policy", rules.isStrict)
        fields.set(
          "required_status_checks",
          rules.checks.map { name in InlineJSONObject { $0.set("context", name) } }
        )
      }
    case .queue:
      fields.set("type", "merge_queue")
      fields.object("parameters") { fields in
        fields.set("merge_method", "MERGE")
        fields.set("grouping_strategy", "ALLGREEN")
        fields.set("max_entries_to_build", 5)
        fields.set("min_entries_to_merge", 1)
        fields.set("max_entries_to_merge", 5)
        fields.set("min_entries_to_merge_wait_minutes", 5)
        fields.set("check_response_timeout_minutes", 60)
      }
    }
  }
}
