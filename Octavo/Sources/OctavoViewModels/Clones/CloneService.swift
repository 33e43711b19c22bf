/// The user’s git repositories on this machine, through the program `git`.
///
/// Git runs with the user’s own configuration and credentials, never with the token of Octavo, and
/// never asks a question. All calls end with the task that makes them; a checkout that has begun to
/// write files is finished first. Failures are ``CloneFailure``.
public protocol CloneService: AnyObject {
  /// Returns the clones of a repository: that of the folder in which the program was started, then
  /// the one used last.
  func clones(of repository: HostedRepository) async throws -> [LocalClone]

  /// Returns the clone of the folder in which the program was started; `nil` if it is in none.
  func startClone() async -> LocalClone?

  /// Returns the pull request of the branch that is checked out in the clone of the start.
  ///
  /// - Returns: The pull request; `nil` for none.
  func startPullRequest() async -> CheckedOutPullRequest?

  /// Notes the clone that a folder is in for the repositories of its remotes.
  ///
  /// - Throws: ``CloneFailure`` if the folder is in no clone.
  func add(_ folder: String) async throws -> LocalClone

  /// Forgets a clone; its files are left as they are.
  func forget(_ clone: LocalClone) async throws

  /// Returns the state of a clone.
  func state(of clone: LocalClone) async throws -> CloneState

  /// Returns the obstacles to a checkout that can be known without the server.
  func obstacles(to request: CheckoutRequest, in clone: LocalClone) async throws
    -> [CheckoutObstacle]

  /// Checks a pull request out into a branch with its upstream.
  ///
  /// Changes that are not committed are never written, and nothing is forced. If something is in
  /// the way or a step fails, the clone is as before, apart from the objects that were fetched.
  ///
  /// - Parameters:
  ///   - request: The pull request, the place of the files and the name of the branch.
  ///   - clone: The clone.
  ///   - progress: Gets the lines in which git reports its progress.
  /// - Returns: The result, or the obstacles.
  /// - Throws: ``CloneFailure`` if git or the server fails, `CancellationError`.
  func checkOut(
    _ request: CheckoutRequest,
    in clone: LocalClone,
    progress: AsyncStream<String>.Continuation?
  ) async throws -> CheckoutOutcome

  /// Returns those of the commits that a clone lacks; nothing is fetched.
  func missing(_ commits: [String], in clone: LocalClone) async throws -> [String]

  /// Fetches the commits that a clone lacks; no reference is changed.
  func fetch(
    _ commits: [String],
    of repository: HostedRepository,
    into clone: LocalClone,
    progress: AsyncStream<String>.Continuation?
  ) async throws

  /// Returns the result that a merge of two commits would have.
  func preview(mergeOf head: String, into base: String, in clone: LocalClone) async throws
    -> MergePreview

  /// Returns the commits of two versions of a patch, beside each other.
  func pairs(from old: PatchRange, to new: PatchRange, in clone: LocalClone) async throws
    -> [CommitPair]

  /// Returns the files that the author changed between two versions of a patch.
  ///
  /// Changes of the base alone are left out.
  func revisions(from old: PatchRange, to new: PatchRange, in clone: LocalClone) async throws
    -> [FileRevision]

  /// Returns the whole path of a file of a clone.
  ///
  /// - Throws: ``CloneFailure`` if the file is missing or outside of the clone.
  func path(of file: String, in clone: LocalClone) async throws -> String

  /// Opens a file of a clone in an editor with a window.
  ///
  /// - Throws: ``CloneFailure`` if the file is missing or there is no editor.
  func open(_ file: String, line: Int?, in clone: LocalClone) async throws
}

extension CloneService {
  /// Returns the first clone of a repository that has all of some commits; nothing is fetched.
  ///
  /// - Throws: ``CloneFailure``, `CancellationError`.
  public func clone(
    of repository: HostedRepository,
    having commits: [String]
  ) async throws -> LocalClone? {
    for clone in try await clones(of: repository)
    where try await missing(commits, in: clone).isEmpty { return clone }
    return nil
  }
}
