/// A repository with the moment it was starred at.
struct StarredShape: Shape {
  let time: Int
  let repository: RepositoryShape

  func write(fields: inout ShapeFields) {
    fields.set("starred_at", Timestamp(time))
    fields.set("repo", repository)
  }
}
