/// A branch by itself, with its newest commit.
struct BranchDetailBody: JSONObjectWritable {
  let name: String
  let commit: CommitBody
  /// The rules; `nil` for a branch that is not protected.
  var rules: BranchRules?

  func write(fields: inout JSONFields) {
    let path = PercentCoding.encode(name.utf8)
    let links = commit.links
    let url = "\(links.repository(commit.repository))/branches/\(path)"
    fields.set("name", name)
    fields.set("commit", commit)
    fields.object("_links") { fields in
      fields.set("self", url)
      fields.set("html", "\(links.web)/\(commit.repository)/tree/\(path)")
    }
    fields.set("protected", rules != nil)
    fields.object("protection") { fields in
      fields.set("enabled", rules != nil)
      fields.object("required_status_checks") { fields in
        let checks = rules?.checks ?? []
        fields.set("enforcement_level", checks.isEmpty ? "off" : "everyone")
        fields.set("contexts", checks)
        fields.set(
          "checks",
          checks.map { name in
            InlineJSONObject { fields in
              fields.set("context", name)
              fields.set("app_id", Int?.none)
            }
          }
        )
      }
    }
    fields.set("protection_url", "\(url)/protection")
  }
}
