import GitHubValues
public import OctavoViewModels

/// A commit that adds 10,000 lines to one file.
public enum LargeCommit {
  /// The route of its screen.
  public static let route = Route.commit(
    GitHub.RepositoryName(owner: "hina-m", name: "orihon"),
    sha: "large"
  )
  /// The path of the request.
  public static let requestPath = "/repos/hina-m/orihon/commits/large"

  /// The body of the response.
  public static var response: String {
    let lines = (1...10_000).map { #"+line \#($0)\n"# }.joined()
    return #"""
      {"sha": "large", "commit": {"message": "Grow"}, "files": [{"filename": "tide.c",
       "status": "added", "additions": 10000, "deletions": 0, "patch": "@@ -0,0 +1,10000 @@\n\#(lines)"}]}
      """#
  }
}
