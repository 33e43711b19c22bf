import BinderyNavigation

extension Services {
  /// Requests the latest release of the program, and compares it with the program.
  func checkForRelease() async throws {
    guard let repository = program.repository else { return }
    let release = try await releases.latestRelease(of: repository)
    releaseCheck = ReleaseCheck(program, latest: release)
  }

  /// Checks for a newer version once in a run if the user has chosen so, and shows a notice of one.
  func checkForReleaseAtStart() {
    guard preferences[Settings.checksForReleases], !hasCheckedForRelease else { return }
    hasCheckedForRelease = true
    Task.immediate { [weak self] in
      do {
        try await self?.checkForRelease()
      } catch {
        // The user has asked for nothing now; the About screen reports a failure of its own check.
        return
      }
      guard let self, case .newer(let version, let page) = releaseCheck else { return }
      showNotice("Octavo \(version) is available.", action: page == nil ? nil : "Open") {
        if let page { self.open(page) }
      }
    }
  }
}
