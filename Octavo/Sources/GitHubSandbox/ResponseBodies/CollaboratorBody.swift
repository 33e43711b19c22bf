/// A user with a role in a repository.
struct CollaboratorBody: JSONObjectWritable {
  let user: User
  let role: SandboxRole
  let links: Links

  func write(fields: inout JSONFields) {
    SimpleUserBody(user: user, links: links).write(fields: &fields)
    fields.set("permissions", RepositoryPermissions(role: role))
    fields.set("role_name", role.rawValue)
  }
}
