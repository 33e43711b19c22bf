public import GitHubValues

extension Endpoint where Value == GitHub.LicenseFile? {
  /// The licence of a repository with its text; `nil` if there is no file that the server knows as
  /// one.
  public static func license(of repository: some GitHub.RepositoryPlace) -> Self {
    .object(.get(repository.path + ["license"])) { (file: GitHub.LicenseFile) in file }
      .returning(nil, for: .notFound)
  }
}
