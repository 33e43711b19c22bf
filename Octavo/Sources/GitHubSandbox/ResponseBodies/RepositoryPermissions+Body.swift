extension RepositoryPermissions: JSONObjectWritable {
  func write(fields: inout JSONFields) {
    fields.set("admin", role >= .admin)
    fields.set("maintain", role >= .maintain)
    fields.set("push", role >= .write)
    fields.set("triage", role >= .triage)
    fields.set("pull", true)
  }
}
