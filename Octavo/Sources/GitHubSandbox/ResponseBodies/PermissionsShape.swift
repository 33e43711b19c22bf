/// What the viewer may do with a repository.
struct PermissionsShape: Shape {
  let isOwner: Bool
  let isContributor: Bool

  func write(fields: inout ShapeFields) {
    fields.set("admin", isOwner)
    fields.set("maintain", isOwner)
    fields.set("push", isOwner || isContributor)
    fields.set("triage", isOwner || isContributor)
    fields.set("pull", true)
  }
}
