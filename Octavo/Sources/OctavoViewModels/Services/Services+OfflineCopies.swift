import GitHubValues

extension Services {
  /// Keeps a repository offline, or brings its copy up to date; a notice tells how that ends.
  ///
  /// It goes on whichever screens are shown, until its end or ``stopCopying(_:)``.
  func keepOffline(_ name: GitHub.RepositoryName) {
    guard copyTasks[name] == nil else { return }
    copyProgress[name] = .receiving(bytes: 0)
    copyTasks[name] = Task.immediate { [weak self, offlineCopies] in
      let text: String?
      do {
        try await offlineCopies.keep(name) { self?.copyProgress[name] = $0 }
        text = "\(name) can be read offline."
      } catch {
        text = self?.message(for: error)
      }
      self?.copyTasks[name] = nil
      self?.copyProgress[name] = nil
      self?.showNotice(text)
    }
  }

  /// Ends the work on a copy.
  func stopCopying(_ name: GitHub.RepositoryName) { copyTasks[name]?.cancel() }

  /// Removes the copy of a repository, and tells how that ends.
  func removeCopy(of name: GitHub.RepositoryName) {
    Task.immediate { [self] in
      do {
        try await offlineCopies.remove(name)
        showNotice("The offline copy of \(name) was removed.")
      } catch {
        showNotice(message(for: error))
      }
    }
  }
}
