/// The facts about a repository that git does not record.
struct RepositoryTraits: Sendable {
  var license: License?
  /// The full name, in lower case, of the repository that it was forked from.
  var parent: String?
  var isArchived = false
  /// The logins, in lower case, of those who see a private repository; `nil` for a public one.
  var readers: Set<String>?
  /// The rules of its protected branches.
  var rules: [BranchRules] = []
  /// The files of the releases, by tag.
  var assets: [String: [ReleaseAsset]] = [:]
}
