/// A commit that a search has found, with its repository.
struct FoundCommitBody: JSONObjectWritable {
  let commit: CommitBody
  let repository: RepositoryBody
  let match: SearchMatch

  func write(fields: inout JSONFields) {
    commit.write(fields: &fields)
    fields.set("repository", repository)
    match.write(fields: &fields)
  }
}
