import Foundation
import OctavoViewModels

/// The steps that write: the branch, its upstream, and the files.
///
/// They are done to their end, or undone, also if the task is cancelled meanwhile.
nonisolated struct CheckoutSteps: Sendable {
  let git: UserGit
  let clone: LocalClone
  let target: CheckoutTarget
  let head: RemoteHead
  let progress: AsyncStream<String>.Continuation?

  /// The time between two looks at whether only hooks are left to wait for.
  private static let interval = Duration.milliseconds(200)

  private var plan: CheckoutPlan { target.plan }

  /// Does the steps.
  ///
  /// A cancelled task waits until the files are written, and ends the hooks that run after that.
  func run() async throws -> CheckoutOutcome {
    let settings = try await git.settings(in: clone.folder)
    let change = BranchChange(
      git: git,
      folder: clone.folder,
      branch: plan.branch,
      old: plan.existing,
      new: target.commit,
      isCurrent: plan.isCurrent,
      upstream: head.upstream,
      tracking: try await tracking(settings),
      settings: settings
    )
    var result = CheckoutResult(
      folder: plan.folder,
      branch: plan.branch,
      commit: target.commit,
      change: plan.existing.map { $0 == target.commit ? .unchanged : .advanced } ?? .created,
      upstream: plan.existing == nil
        ? head.upstream : settings.upstream(of: plan.branch, in: clone) ?? head.upstream
    )
    if plan.isCurrent, plan.existing == target.commit { return .done(result) }
    result.hooks = try await git.hooks(
      [plan.isCurrent ? "post-merge" : "post-checkout"],
      in: clone.folder
    )
    if !plan.isWorkTree {
      let changes = try await git.changes(from: target.current, to: target.commit, in: plan.folder)
      result.submodules = changes.submodules
    }
    try Task.checkCancellation()
    return try await finish(change, result)
  }

  private func finish(
    _ change: BranchChange,
    _ result: CheckoutResult
  ) async throws -> CheckoutOutcome {
    let (cancellations, cancellation) = AsyncStream.makeStream(of: Void.self)
    let files = Task {
      try await change.apply()
      return try await git.run(command, in: clone.folder, progress: progress)
    }
    let watch = Task {
      for await _ in cancellations {
        while !Task.isCancelled {
          if await isApplied() { return files.cancel() }
          try? await Task.sleep(for: Self.interval)
        }
      }
    }
    defer { watch.cancel() }
    let end = await withTaskCancellationHandler {
      await files.result
    } onCancel: {
      cancellation.yield()
    }
    if case .success(let output) = end, output.isSuccess { return .done(result) }
    return try await Task { try await outcome(after: end, change, result) }.value
  }

  /// Returns the outcome after a command that has failed: a hook can have failed after it.
  private func outcome(
    after end: Result<GitOutput, any Error>,
    _ change: BranchChange,
    _ result: CheckoutResult
  ) async throws -> CheckoutOutcome {
    if await isApplied() {
      var result = result
      result.hasFailedHook = true
      return .done(result)
    }
    // A branch whose change has failed has undone it.
    guard case .success(let output) = end else {
      if case .failure(let error) = end, error is CancellationError { await change.undo() }
      _ = try end.get()
      return .blocked([])
    }
    await change.undo()
    if let obstacle = CheckoutObstacle(errors: output.errors) { return .blocked([obstacle]) }
    throw CloneFailure(output, of: command, in: clone.folder)
  }

  /// The command that writes the files, and never over others.
  private var command: [String] {
    if plan.isWorkTree {
      return ["worktree", "add", "--no-guess-remote", "--end-of-options", plan.folder, plan.branch]
    }
    if plan.isCurrent {
      return [
        "merge", "--ff-only", "--no-autostash", "--no-overwrite-ignore", "--no-stat",
        "--end-of-options", target.commit,
      ]
    }
    return [
      "switch", "--no-guess", "--no-overwrite-ignore", "--no-recurse-submodules", "--progress",
      "--end-of-options", plan.branch,
    ]
  }

  /// Whether the branch and its files are there.
  private func isApplied() async -> Bool {
    let folder = plan.folder
    guard let head = try? await git.read(["symbolic-ref", "--quiet", "HEAD"], in: folder),
      head.line == "refs/heads/\(plan.branch)",
      let commit = try? await git.read(["rev-parse", "--verify", "HEAD^{commit}"], in: folder),
      commit.line == target.commit,
      let gitFolder = try? await git.read(["rev-parse", "--absolute-git-dir"], in: folder).line
    else { return false }
    let exists: (String) -> Bool = { FileManager.default.fileExists(atPath: "\(gitFolder)/\($0)") }
    return exists("index") && !exists("index.lock") && !exists("locked")
  }

  /// Returns the reference that follows the branch of the server, with its commit.
  private func tracking(
    _ settings: GitSettings
  ) async throws -> (reference: String, old: String?)? {
    guard let reference = head.tracking(settings, in: clone) else { return nil }
    let arguments = ["for-each-ref", "--format=%(objectname)", reference]
    return (reference, try await git.read(arguments, in: clone.folder).lines.first)
  }
}
