import GitHubValues

/// Sentences about issues, pull requests, discussions, comments and wikis.
nonisolated extension NewsSentence {
  mutating func describeIssue(_ action: String, _ number: Int, _ title: String?) {
    let icon: NewsRow.Icon =
      switch action {
      case "closed": .issueClosed
      case "reopened": .issueReopened
      default: .issueOpened
      }
    describe(Self.plain(action), "issue", number, icon)
    detail = title
  }

  mutating func describePullRequest(_ action: String, _ number: Int, _ title: String?) {
    let known = pull(number, unless: title)
    let action = action == "closed" && known?.isMerged == true ? "merged" : action
    let icon: NewsRow.Icon =
      switch action {
      case "merged": .pullRequestMerged
      case "closed": .pullRequestClosed
      default: .pullRequest
      }
    let verb = action == "synchronize" ? "updated" : Self.plain(action)
    describe(verb, "pull request", number, icon)
    detail = title ?? known?.lines.first
  }

  /// Returns what is known of a pull request that has no title in the feed.
  private mutating func pull(_ number: Int, unless title: String?) -> GitHub.Event.Detail? {
    title == nil ? detail(of: event.repository.map { .pullRequest($0, number) }) : nil
  }

  mutating func describeComment(_ number: Int, _ noun: String, _ body: String?) {
    describe("commented on", noun, number, .comment)
    detail = body
  }

  mutating func describeReview(
    _ number: Int,
    _ state: GitHub.Review.State?,
    _ title: String?
  ) {
    let verb =
      switch state {
      case .approved: "approved"
      case .changesRequested: "requested changes in"
      case .dismissed: "dismissed a review of"
      default: "reviewed"
      }
    let icon: NewsRow.Icon =
      switch state {
      case .changesRequested: .changesRequested
      case .dismissed: .reviewDismissed
      default: .review
      }
    describe(verb, "pull request", number, icon)
    let known = pull(number, unless: title)
    detail = title ?? known?.lines.first
  }

  mutating func describeThread(_ action: String, _ number: Int, _ title: String?) {
    let verb = action == "unresolved" ? "reopened" : Self.plain(action)
    describe("\(verb) a conversation in", "pull request", number, .review)
    let known = pull(number, unless: title)
    detail = title ?? known?.lines.first
  }

  mutating func describeCommitComment(_ sha: String, _ body: String?) {
    icon = .comment
    parts += [.init(" commented on commit "), commit(sha)]
    detail = body
  }

  mutating func describeWiki(_ pages: [GitHub.Event.WikiPage]) {
    link = page("wiki") ?? link
    let isOne = pages.count == 1
    let verb = isOne ? Self.plain(pages[0].action) : "changed"
    let noun = isOne ? "wiki page “\(pages[0].title)”" : "\(pages.count) wiki pages"
    parts += [.init(" \(verb) "), .init(noun, link), .init(" at "), repository()]
    detail = isOne ? nil : pages.map(\.title).joined(separator: ", ")
  }
}
