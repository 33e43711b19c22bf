extension RepositoryPermissions: JSONObjectWritable {
  func write(fields: inout JSONFields) {
    fields.set("admin", isOwner)
    fields.set("maintain", isOwner)
    fields.set("push", isOwner || isContributor)
    fields.set("triage", isOwner || isContributor)
    fields.set("pull", true)
  }
}
