import GitHubValues

extension Downloads {
  /// Begins the copy of a repository, unless one is being made already.
  ///
  /// - Parameters:
  ///   - name: The repository.
  ///   - copy: Makes the copy, and tells how that has ended.
  func beginCopy(of name: GitHub.RepositoryName, _ copy: @escaping @MainActor () async -> Void) {
    guard copyTasks[name] == nil else { return }
    copies[name] = .receiving(bytes: 0)
    copyTasks[name] = Task.immediate { [weak self] in
      await copy()
      self?.copies[name] = nil
      self?.copyTasks[name] = nil
    }
  }

  /// Shows how far a copy is.
  func show(_ progress: OfflineProgress, ofCopyOf name: GitHub.RepositoryName) {
    if copies[name] != nil { copies[name] = progress }
  }

  /// Ends the work on a copy.
  func cancelCopy(of name: GitHub.RepositoryName) { copyTasks[name]?.cancel() }

  /// The line about the copies that are being made; `nil` for none.
  var copyStatus: String? {
    guard let (name, progress) = copies.min(by: { "\($0.key)" < "\($1.key)" }) else { return nil }
    guard copies.count == 1 else {
      return "Copying \(Strings.count(copies.count, "repository", "repositories"))"
    }
    return "Copying \(name): \(Strings.measure(of: progress))"
  }
}
