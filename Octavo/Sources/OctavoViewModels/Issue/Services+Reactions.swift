import BinderyNavigation
public import GitHubValues

extension Services {
  /// Returns the reactions to a comment, or to the issue without one, with the user’s requests.
  func reactions(
    _ counts: GitHub.ReactionCounts?,
    to comment: Int?,
    on place: GitHub.IssuePlace
  ) -> [ThreadEntry.Reaction] {
    GitHub.Reaction.Content.all.compactMap { content in
      let flag = GitHub.ViewerFlag.reaction(.init(content, to: comment, on: place))
      let count = (counts?[content] ?? 0) + viewerState.countChange(of: flag)
      let isOwn = viewerState.isSet(flag)
      return count > 0
        ? ThreadEntry.Reaction(content: content, count: count, isOwn: isOwn) : nil
    }
  }
}

extension IssueViewModel {
  /// Asks for a reaction, and adds it, or removes it if the user has reacted so.
  ///
  /// Whether that is so is loaded first.
  func react(to row: ThreadEntry) async {
    let option = await services.navigation.present {
      .optionPicker(.reaction, current: nil, result: $0)
    }
    guard let value = option?.value else { return }
    await react(GitHub.Reaction.Content(rawValue: value), to: row)
  }

  /// Adds a reaction, or removes it if the user has reacted so.
  public func react(_ content: GitHub.Reaction.Content, to row: ThreadEntry) async {
    guard let place = untracked({ place }) else { return }
    let flag = GitHub.ViewerFlag.reaction(.init(content, to: row.comment, on: place))
    do {
      try await services.viewerState.load(flag)
      let isSet = untracked { services.viewerState.isSet(flag) } == true
      _ = try await services.viewerState.request(!isSet, of: flag)
    } catch {
      services.showNotice(services.message(for: error))
    }
  }
}
