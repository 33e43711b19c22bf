/// The rights of the viewer in a repository.
struct RepositoryPermissions: Sendable {
  let role: SandboxRole
}
