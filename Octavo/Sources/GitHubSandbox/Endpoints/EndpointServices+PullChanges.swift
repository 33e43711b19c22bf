extension EndpointServices {
  /// Returns the commit of the base of a pull request: of the branch as long as it is open.
  func base(of listed: ListedPull) async throws -> ObjectID {
    guard listed.issue.isOpen else { return listed.base }
    return try await listed.repository.git.refs().branch(listed.pull.base)?.commit ?? listed.base
  }

  /// Returns the commit from which the changes of a pull request are counted.
  func ancestor(of listed: ListedPull) async throws -> ObjectID {
    let base = try await base(of: listed)
    return try await listed.repository.git.mergeBase(base, listed.head) ?? base
  }

  /// Returns the files that a pull request changes.
  func changes(of listed: ListedPull) async throws -> TreeDiff {
    try await listed.repository.git.changes(from: try await ancestor(of: listed), to: listed.head)
  }

  /// Returns the commits of a pull request, oldest first; GitHub lists no more than 250.
  func commits(of listed: ListedPull) async throws -> [CommitRecord] {
    var selection = CommitSelection(from: listed.head)
    selection.base = try await base(of: listed)
    return try await listed.repository.git.commits(selection, atMost: 250).reversed()
  }

  /// Returns the hunks of the named files of a change, by their paths.
  func hunks(
    of paths: Set<String>,
    from ancestor: ObjectID,
    to head: ObjectID,
    in git: GitRepository
  ) async throws -> [String: PatchHunks] {
    guard !paths.isEmpty else { return [:] }
    let diff = try await git.changes(from: ancestor, to: head)
    let chosen = diff.changes.filter { paths.contains(String(decoding: $0.path, as: UTF8.self)) }
    return try await git.patched(chosen[...], of: diff, within: sizes).reduce(into: [:]) {
      $0[String(decoding: $1.path, as: UTF8.self)] = PatchHunks($1.patch ?? "")
    }
  }

  /// Returns the places that comments have in the present change, in their order.
  func places(
    of comments: [StoredReviewComment],
    in listed: ListedPull
  ) async throws -> [ReviewCommentBody.Place] {
    guard !comments.isEmpty else { return [] }
    let git = listed.repository.git
    let ancestor = try await ancestor(of: listed)
    let paths = Set(comments.map(\.path))
    let hunks = try await hunks(of: paths, from: ancestor, to: listed.head, in: git)
    var places: [ReviewCommentBody.Place] = []
    for comment in comments {
      let present = ReviewCommentBody.Place(commit: listed.pull.headCommit)
      let past = ReviewCommentBody.Place(commit: comment.commit)
      guard let patch = hunks[comment.path] else {
        places.append(past)
        continue
      }
      guard comment.line != nil else {
        places.append(present)
        continue
      }
      places.append(try await place(of: comment, in: listed, ancestor, patch) ?? past)
    }
    return places
  }

  /// Returns the place of a comment on a line; `nil` if the line is not in the present change.
  private func place(
    of comment: StoredReviewComment,
    in listed: ListedPull,
    _ ancestor: ObjectID,
    _ patch: PatchHunks
  ) async throws -> ReviewCommentBody.Place? {
    func present(_ line: Int, on side: DiffSide) async throws -> Int? {
      guard comment.commit != listed.pull.headCommit else { return line }
      let git = listed.repository.git
      guard let then = ObjectID(comment.commit) else { return nil }
      if side == .right {
        return try await git.lines(of: comment.path, from: then, to: listed.head)?.line(line)
      }
      let base = try await base(of: listed)
      guard let old = try await git.mergeBase(base, then) else { return nil }
      return try await git.lines(of: comment.path, from: old, to: ancestor)?.line(line)
    }
    do {
      guard let written = comment.line, let line = try await present(written, on: comment.side),
        patch.has(line, on: comment.side)
      else { return nil }
      var place = ReviewCommentBody.Place(commit: listed.pull.headCommit, line: line)
      place.position = patch.position(of: line, on: comment.side)
      if let start = comment.startLine {
        place.startLine = try await present(start, on: comment.startSide ?? comment.side)
        if place.startLine == nil { return nil }
      }
      return place
    } catch let failure as GitFailure {
      // The commit of the comment was removed from the repository.
      guard case .refused = failure.reason else { throw failure }
      return nil
    }
  }
}

extension GitRepository {
  /// Returns the lines of a file that two commits share; `nil` for a path that git cannot be given.
  func lines(
    of path: String,
    from old: ObjectID,
    to new: ObjectID
  ) async throws -> LineMap? {
    guard old != new else { return LineMap("") }
    guard !path.utf8.contains(0) else { return nil }
    let arguments =
      ["diff-tree", "-r", "--no-commit-id", "-U0"] + TreeDiff.patchOptions
      + ["--end-of-options", old.hex, new.hex, "--", path]
    return LineMap(String(decoding: try await output(arguments), as: UTF8.self))
  }
}
