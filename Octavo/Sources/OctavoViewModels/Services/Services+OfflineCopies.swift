import GitHubValues

extension Services {
  /// Keeps a repository offline, or brings its copy up to date; a notice tells how that ends.
  ///
  /// It goes on whichever screens are shown, until its end or the user's.
  func keepOffline(_ name: GitHub.RepositoryName) {
    downloads.beginCopy(of: name) { [weak self, downloads, offlineCopies] in
      let text: String?
      do {
        try await offlineCopies.keep(name) { downloads.show($0, ofCopyOf: name) }
        text = "\(name) can be read offline."
      } catch {
        text = self?.message(for: error)
      }
      self?.showNotice(text)
    }
  }

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
