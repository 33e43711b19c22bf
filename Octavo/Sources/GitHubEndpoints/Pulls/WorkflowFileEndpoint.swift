public import GitHubValues

extension Endpoint where Value == GitHub.WorkflowFiles {
  /// The files of workflows among those that a pull request changes, of all pages.
  ///
  /// The server lists 3,000 files at most, so that a longer change may have others.
  public static func workflowFiles(
    ofPullRequest number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    let files = Endpoint<GitHub.Page<GitHub.FileChange>>.files(
      ofPullRequest: number,
      of: repository
    )
    return allPages(of: files, limit: 30) { changes, isComplete in
      let paths = changes.flatMap { [$0.previousPath, $0.path].compactMap(\.self) }
      return GitHub.WorkflowFiles(
        paths.filter { $0.hasPrefix(GitHub.WorkflowFiles.folder) },
        isComplete: isComplete && changes.count < 3000
      )
    }
  }
}

extension Endpoint where Value == [GitHub.CheckAnnotation] {
  /// The remarks of a check run at lines of files, of all pages up to 1,000 remarks.
  public static func allAnnotations(
    ofCheckRun id: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    allPages(of: .annotations(ofCheckRun: id, of: repository), limit: 10) { items, _ in items }
  }
}
