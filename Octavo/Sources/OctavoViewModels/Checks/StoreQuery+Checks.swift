import GitHubEndpoints
public import GitHubValues

nonisolated extension StoreQuery where Value == GitHub.PullChecks {
  /// The checks of the head of a pull request.
  public static func checks(ofPull number: Int, of name: GitHub.RepositoryName) -> Self {
    let source = QuerySource.document(Endpoint.checks(ofPullRequest: number, of: name))
    return Self("pull checks", "\(name)".lowercased(), "\(number)", from: source)
  }
}

nonisolated extension StoreQuery where Value == [GitHub.RequiredCheck]? {
  /// The checks that the rules of a repository require on a branch; `nil` if they cannot be read.
  public static func requiredChecks(on branch: String, of name: GitHub.RepositoryName) -> Self {
    let source = QuerySource.document(Endpoint.requiredChecks(on: branch, of: name))
    return Self("required checks", "\(name)".lowercased(), branch, from: source)
  }
}

nonisolated extension StoreQuery where Value == [GitHub.WorkflowRun] {
  /// The runs of workflows on a commit, newest first.
  public static func workflowRuns(on sha: String, of name: GitHub.RepositoryName) -> Self {
    list("workflow runs", of: "\(name) \(sha)".lowercased(), .workflowRuns(of: name, sha: sha))
  }
}

nonisolated extension StoreQuery where Value == GitHub.WorkflowFiles {
  /// The files of workflows that a pull request changes.
  public static func workflowFiles(ofPull number: Int, of name: GitHub.RepositoryName) -> Self {
    let source = QuerySource.document(Endpoint.workflowFiles(ofPullRequest: number, of: name))
    return Self("workflow files", "\(name)".lowercased(), "\(number)", from: source)
  }
}

nonisolated extension StoreQuery where Value == [GitHub.PendingDeployment] {
  /// The deployments of runs that wait until they are approved.
  public static func pendingDeployments(of runs: [Int], in name: GitHub.RepositoryName) -> Self {
    let words = runs.map(String.init).joined(separator: " ")
    let source = QuerySource.document(Endpoint.pendingDeployments(ofWorkflowRuns: runs, of: name))
    return Self("pending deployments", "\(name)".lowercased(), words, from: source)
  }
}

nonisolated extension StoreQuery where Value == GitHub.CheckRun {
  /// A run of a check.
  public static func checkRun(_ id: Int, of name: GitHub.RepositoryName) -> Self {
    let source = QuerySource.document(Endpoint.checkRun(id, of: name))
    return Self("check run", "\(name)".lowercased(), "\(id)", from: source)
  }
}

nonisolated extension StoreQuery where Value == [GitHub.CheckAnnotation] {
  /// The remarks of a check run at lines of files.
  public static func annotations(ofCheckRun id: Int, of name: GitHub.RepositoryName) -> Self {
    let source = QuerySource.document(Endpoint.allAnnotations(ofCheckRun: id, of: name))
    return Self("annotations", "\(name)".lowercased(), "\(id)", from: source)
  }
}

nonisolated extension StoreQuery where Value == GitHub.WorkflowJob {
  /// A job of a workflow run.
  public static func job(_ id: Int, of name: GitHub.RepositoryName) -> Self {
    Self("job", "\(name)".lowercased(), "\(id)", from: .document(Endpoint.job(id, of: name)))
  }
}

nonisolated extension StoreQuery where Value == GitHub.CombinedStatus {
  /// The statuses of a commit.
  public static func status(of sha: String, in name: GitHub.RepositoryName) -> Self {
    let source = QuerySource.document(Endpoint.status(of: sha, in: name))
    return Self("status", "\(name)".lowercased(), sha, from: source)
  }
}
