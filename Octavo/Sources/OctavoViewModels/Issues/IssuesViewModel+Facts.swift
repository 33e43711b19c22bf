public import BinderyNavigation
import Foundation
import GitHubEndpoints
import GitHubValues

/// The numbers of issues, and the rights of the user.
extension IssuesViewModel {
  /// The most repositories whose roles are requested for one list.
  private static let mostRepositories = 5
  /// The most issues whose repositories are looked at, from the first one on.
  static let mostNamed = 100
  /// The number of seconds after which a count is requested again.
  private static let longestAge = 300.0
  /// The number of seconds after which the role of the user is requested again.
  private static let longestAgeOfRole = 3600.0

  /// The title, and below it the repository, the numbers of open and closed issues and of marks.
  public var screenTitle: ScreenTitle {
    let marked = markedRows.count
    let counts = isWhole ? made.isComplete ? made.value.counts : nil : nil
    let parts = [
      issues.repository.map { "\($0)" },
      (counts?.open ?? openCount.value).map { "\(Strings.grouped($0)) open" },
      (counts?.closed ?? closedCount.value).map { "\(Strings.grouped($0)) closed" },
      keptWords,
      marked == 0 ? nil : "\(marked) marked",
    ].compactMap(\.self)
    return parts.isEmpty ? .plain(title) : .double(title, subtitle: parts.joined(separator: " · "))
  }

  /// Requests the roles of the user in repositories where they are not known or old, and the
  /// counts.
  ///
  /// The list is complete without them, and says itself when the server cannot be reached.
  func requestFacts() async {
    let names = untracked {
      issues.repository.map { [$0] } ?? made.value.repositories(ofFirst: Self.mostNamed)
    }
    var seen: Set<GitHub.RepositoryName> = []
    let missing = names.filter { name in
      let stored = untracked { repositories[name] }
      let isKnown =
        stored.map {
          $0.value?.role != nil && services.isRecent($0, for: Self.longestAgeOfRole)
        } ?? false
      return !isKnown && seen.insert(name).inserted
    }
    let most = issues == .ownPulls ? 0 : Self.mostRepositories
    for name in missing.prefix(most) { await request(.repository(name)) }
    // A list of pull requests has requests for their states instead.
    guard !services.sync.isNearLimit, untracked({ !isWhole }), !issues.isOfPulls else { return }
    let counts = untracked { [(GitHub.IssueState.open, openCount), (.closed, closedCount)] }
    for (state, count) in counts where !services.isRecent(count, for: Self.longestAge) {
      if let query = query(of: state, untracked { requested }) { await request(query) }
    }
  }

  private func request<Value>(_ query: StoreQuery<Value>) async {
    do {
      try await services.sync.refresh(query)
    } catch {
      // The next activation tries it again.
    }
  }

  /// Returns the number of issues in a state that match each filter.
  func count(
    of state: GitHub.IssueState,
    for filters: SignalProducer<IssueFilter, Never>
  ) -> SignalProducer<Stored<Int>, Never> {
    filters.flatMap(.latest) { [services, weak self] filter in
      self?.query(of: state, filter).map { services.store.observe($0) }
        ?? SignalProducer(value: Stored())
    }
  }

  /// The query of a count; `nil` for subscriptions, which no search finds.
  private func query(of state: GitHub.IssueState, _ filter: IssueFilter) -> StoreQuery<Int>? {
    filter.isForSubscriptions ? nil : .issueCount(filter.count(of: state, in: issues))
  }
}
