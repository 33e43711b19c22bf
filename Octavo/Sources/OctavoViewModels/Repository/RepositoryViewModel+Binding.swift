import BinderyNavigation
import GitHubValues

extension RepositoryViewModel {
  /// Ties what the server, the store and the person say to what is on show.
  func bind() {
    rememberRepository()
    rememberReadme()
    refreshCommand.values.observeValues { [weak self] in self?.took($0) }
    followPage(through: services)
    readmeCommand.values.observeValues { [weak self] in self?.took(readme: $0) }
    readmeCommand.errors.observeValues { [weak self] in self?.failed(readme: $0) }
    selectBranchOrTagCommand.values.observeValues { [weak self] chosen in
      if let chosen { self?.show(chosen) }
    }
    selectBranchOrTagCommand.errors.observeValues { [services] in
      services.showNotice(services.words(for: $0))
    }
  }

  /// Shows the store's copy of the readme until the server has answered.
  func rememberReadme() {
    let reference = reference?.name
    lifetime.add(
      Task.immediate { [weak self, services, name] in
        let copy = await services.store.copy(.readme(of: name, at: reference))
        guard let self, let copy, self.reference?.name == reference, readme == .loading else {
          return
        }
        readme = .file(copy)
      }
    )
  }

  /// Finds out whether the person starred it.
  func findStar() {
    Task.immediate { [services, fullName] in
      // An unknown star is shown as unknown. Starring loads it first and reports a failure.
      do { try await services.viewerState.load(.star(fullName)) } catch {
        _ = services.words(for: error)
      }
    }
  }

  private func rememberRepository() {
    lifetime.add(
      Task.immediate { [weak self, services, name] in
        let copy = await services.store.repository(name)
        if let self, loaded == nil { loaded = copy.map { services.viewerState.uncounted($0) } }
      }
    )
  }

  private func took(_ repository: GitHub.Repository) {
    loaded = services.viewerState.uncounted(repository)
    services.entities[.repository(name)] = loaded
    Task { [services] in await services.store.save(repository) }
  }

  private func took(readme file: GitHub.File?) {
    readme = file.map { .file($0) } ?? .absent
    guard let file, !file.isBinary else { return }
    Task { [services, name, reference] in
      await services.store.save(file, as: .readme(of: name, at: reference?.name))
    }
  }

  /// A copy stays on show; without one, the reason takes its place.
  private func failed(readme error: any Error) {
    if let error = error as? APIError, [.notFound, .emptyRepository].contains(error.reason) {
      readme = .absent
    } else if case .file = readme {
      errors.send(error)
    } else if let words = services.words(for: error) {
      readme = .failed(words)
    }
  }
}
