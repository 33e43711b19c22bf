/// A repository with the moment it was starred at.
struct StarredBody: JSONObjectWritable {
  let time: Int
  let repository: RepositoryBody

  func write(fields: inout JSONFields) {
    fields.set("starred_at", Timestamp(time))
    fields.set("repo", repository)
  }
}
