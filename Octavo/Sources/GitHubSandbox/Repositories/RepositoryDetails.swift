/// The data in the response body of a repository.
struct RepositoryDetails: Sendable {
  let repository: HostedRepository
  let owner: User
  let defaultBranch: String
  let created: Int
  let pushed: Int
  let languages: LanguageCount
  let stars: Int
  let openIssues: Int
  let watchers: Int
  let forks: Int
  let permissions: RepositoryPermissions?
}
