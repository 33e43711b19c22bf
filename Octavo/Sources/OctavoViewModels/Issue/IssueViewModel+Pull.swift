import BinderyNavigation
import GitHubValues

/// The parts of a pull request beside its conversation, and its way into a clone.
extension IssueViewModel {
  /// The actions of a pull request; none of an issue.
  var pullActions: [ScreenAction] {
    guard page?.isPullRequest == true else { return [] }
    let isKnown = pullSource != nil
    let details = pull.details
    let files = ScreenAction("pull.files", "Files", isPrimary: true) {
      self.services.navigation.push(.pullFiles(self.repository, self.number))
    }
    let review = services.sinceReview(
      details?.reviewedCommit,
      head: details?.head.sha,
      of: repository,
      number
    )
    return [files] + [review].compactMap(\.self) + [
      ScreenAction("commits", "Commits") {
        self.services.navigation.push(.pullCommits(self.repository, self.number))
      },
      ScreenAction("pull.checks", "Checks") {
        self.services.navigation.push(.checks(self.repository, pull: self.number))
      },
      ScreenAction("checkout", "Check Out", isEnabled: isKnown) { self.checkOut(in: .clone) },
      ScreenAction("checkout.tree", "Check Out in a Work Tree", isEnabled: isKnown) {
        self.checkOut(in: .workTree(folder: nil))
      },
      ScreenAction("checkout.copy", "Copy Checkout Command", isEnabled: isKnown) {
        guard let source = untracked({ self.pullSource }) else { return }
        Task.immediate { [services = self.services] in
          await PullCheckout(services: services, source: source).copyCommand()
        }
      },
    ]
  }

  private func checkOut(in place: CheckoutRequest.Place) {
    guard let source = untracked({ pullSource }) else { return }
    Task.immediate { [services] in
      await PullCheckout(services: services, source: source).checkOut(in: place)
    }
  }

  /// The facts of the pull request that git needs; `nil` until they are known.
  private var pullSource: PullRequestSource? {
    guard let details = pull.details else { return nil }
    let base = services.hosted(repository)
    let mayWrite = storedRepository.value?.role.map { $0 >= .write } ?? false
    let isOwnFork = details.head.repository.map { services.isUser($0.owner) } ?? false
    var source = PullRequestSource(
      number: number,
      base: base,
      baseBranch: details.base.name,
      head: details.head.repository.map(base.sibling),
      headBranch: details.head.name,
      isPushable: isOwnFork || mayWrite && (!details.isFromFork || details.canBeModified)
    )
    source.headCommit = BranchName.isHash(details.head.sha) ? details.head.sha : nil
    return source
  }
}
