import BinderyNavigation
import GitHubValues

extension RepositoryViewModel {
  /// Handles what the commands return.
  func bind() {
    followPage()
    readmeCommand.onValue(self) { viewModel, _ in viewModel.forgetReadmeFailures() }
    readmeCommand.errors.observeValues { [weak self] in self?.failed(readme: $0) }
    selectBranchOrTagCommand.values.observeValues { [weak self] chosen in
      if let chosen { self?.show(chosen) }
    }
    let errors = [
      selectBranchOrTagCommand.errors, compareCommand.errors, licenseCommand.errors,
      largeReadmeCommand.errors,
    ]
    for errors in errors {
      errors.observeValues { [services] in services.showNotice(services.message(for: $0)) }
    }
  }

  /// Loads the star of the repository, unless its state is known.
  func findStar() {
    Task.immediate { [services, fullName] in
      // An unknown star is shown as unknown. Starring loads it first and reports a failure.
      try? await services.viewerState.load(.star(fullName))
    }
  }

  /// Shows the failure in place of the readme, or beside the one that the store has.
  private func failed(readme error: any Error) {
    if case .file = readme { readmeRefreshFailure = error } else { readmeFailure = error }
  }

  /// Removes the failures of an earlier request for the readme.
  func forgetReadmeFailures() {
    readmeFailure = nil
    readmeRefreshFailure = nil
  }
}
