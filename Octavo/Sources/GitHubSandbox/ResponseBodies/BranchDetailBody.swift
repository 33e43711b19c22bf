/// A branch by itself, with its newest commit.
struct BranchDetailBody: JSONObjectWritable {
  let name: String
  let commit: CommitBody

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
    fields.set("protected", false)
    fields.object("protection") { fields in
      fields.set("enabled", false)
      fields.object("required_status_checks") { fields in
        fields.set("enforcement_level", "off")
        fields.set("contexts", [String]())
        fields.set("checks", [String]())
      }
    }
    fields.set("protection_url", "\(url)/protection")
  }
}
