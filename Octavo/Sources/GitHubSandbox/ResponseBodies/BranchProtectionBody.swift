/// The rules of a branch, as its protection.
struct BranchProtectionBody: JSONObjectWritable {
  let rules: BranchRules
  let repository: String
  let links: Links

  func write(fields: inout JSONFields) {
    let path = PercentCoding.encode(rules.branch.utf8)
    let url = "\(links.repository(repository))/branches/\(path)/protection"
    fields.set("url", url)
    if !rules.checks.isEmpty || rules.isStrict { writeChecks(url, &fields) }
    if rules.approvals > 0 {
      fields.object("required_pull_request_reviews") { fields in
        fields.set("url", "\(url)/required_pull_request_reviews")
        fields.set("dismiss_stale_reviews", rules.dismissesStale)
        fields.set("require_code_owner_reviews", rules.needsOwners)
        fields.set("required_approving_review_count", rules.approvals)
        fields.set("require_last_push_approval", false)
      }
    }
    fields.object("required_signatures") { fields in
      fields.set("url", "\(url)/required_signatures")
      fields.set("enabled", false)
    }
    fields.object("enforce_admins") { fields in
      fields.set("url", "\(url)/enforce_admins")
      fields.set("enabled", true)
    }
    let flags: [(StaticString, Bool)] = [
      ("required_linear_history", false), ("allow_force_pushes", false),
      ("allow_deletions", false), ("block_creations", false),
      ("required_conversation_resolution", rules.needsResolution), ("lock_branch", false),
      ("allow_fork_syncing", false),
    ]
    for (key, value) in flags { fields.object(key) { $0.set("enabled", value) } }
  }

  private func writeChecks(_ url: String, _ fields: inout JSONFields) {
    fields.object("required_status_checks") { fields in
      fields.set("url", "\(url)/required_status_checks")
      fields.set("strict", rules.isStrict)
      fields.set("contexts", rules.checks)
      fields.set("contexts_url", "\(url)/required_status_checks/contexts")
      fields.set("checks", rules.checks.map(check))
    }
  }

  private func check(_ name: String) -> InlineJSONObject {
    InlineJSONObject { fields in
      fields.set("context", name)
      fields.set("app_id", Int?.none)
    }
  }
}
