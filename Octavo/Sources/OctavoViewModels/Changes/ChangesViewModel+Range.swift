import BinderyNavigation
import GitHubValues

/// The choice of a range of the commits of a pull request.
extension ChangesViewModel {
  /// The action that shows a range of the commits; `nil` for other changes than a pull request’s.
  var rangeAction: ScreenAction? {
    guard subject.pull != nil else { return nil }
    return ScreenAction("range", "Choose Commits…", isEnabled: hasFiles) {
      Task.immediate { await self.chooseRange() }
    }
  }

  /// Lets the user choose the first and the last commit, and shows what they change.
  func chooseRange() async {
    guard let number = subject.pull else { return }
    do {
      let commits = try await readCommits(of: number)
      guard let last = commits.last?.sha, let first = await choose(commits, isLast: false),
        let start = commits.firstIndex(where: { $0.sha == first }),
        let end = await choose(Array(commits[start...]), isLast: true)
      else { return }
      if start == 0, end == last {
        services.navigation.replace(.pullFiles(repository, number))
        return
      }
      let base = start > 0 ? commits[start - 1].sha : try await forkCommit(of: number)
      let range = CommitRange(after: base, upTo: end)
      services.navigation.replace(.pullFiles(repository, number, range: range))
    } catch {
      if let message = services.message(for: error) { services.showNotice(message) }
    }
  }

  /// Returns the commits of the pull request, oldest first.
  private func readCommits(of number: Int) async throws -> [GitHub.Commit] {
    let query = StoreQuery.commits(ofPull: number, of: repository)
    try await services.activity { try await services.sync.refresh(query) }
    return services.store.result(of: query).value ?? []
  }

  /// Returns the hash of a commit that the user chooses; `nil` for none.
  private func choose(_ commits: [GitHub.Commit], isLast: Bool) async -> String? {
    let options = commits.map { CommitOption($0.sha, $0.subject) }
    let current = isLast ? options.last?.sha : options.first?.sha
    let choice = await services.navigation.present {
      .optionPicker(.commit(options, isLast: isLast), current: current, result: $0)
    }
    return choice?.value
  }

  /// Returns the commit at which the pull request begins.
  private func forkCommit(of number: Int) async throws -> String {
    let whole = StoreQuery.changes(.pull(number), of: repository)
    if services.store.result(of: whole).value == nil { try await services.sync.refresh(whole) }
    guard let pull = services.store.result(of: whole).value?.pull else { throw APIError(.notFound) }
    let query = StoreQuery.mergeBase(of: pull.base.sha, and: pull.head.sha, in: repository)
    if services.store.result(of: query).value == nil { try await services.sync.refresh(query) }
    return services.store.result(of: query).value?.mergeBase ?? pull.base.sha
  }
}
