public import GitHubValues

extension Services {
  /// Whether a login, whatever its case, is that of the user who is logged in.
  func isUser(_ login: String) -> Bool {
    session.user.map { $0.login.lowercased() == login.lowercased() } ?? false
  }

  /// Stars a repository or removes the star, says so and offers to undo it.
  ///
  /// All screens show the change when it is stored, and the earlier state if the server refuses it.
  /// An unknown state is loaded first.
  public func setStarred(_ isStarred: Bool, _ name: GitHub.RepositoryName) async {
    await change(.star(name), to: isStarred, Strings.starred(name, isStarred))
  }

  /// Follows or unfollows an account, says so and offers to undo it.
  public func setFollowing(_ isFollowing: Bool, _ login: String) async {
    await change(.follow(login), to: isFollowing, Strings.followed(login, isFollowing))
  }

  /// Whether the account is one that the user can follow.
  func canFollow(_ account: GitHub.Account) -> Bool {
    account.kind != .organization && !isUser(account.login)
  }

  /// Follows an account that was shown as not followed, or unfollows one that was shown as
  /// followed.
  ///
  /// An unknown follow is only loaded, so that the user sees it before changing it.
  func changeFollowing(of login: String, shownAs isFollowing: Bool?) async {
    if let isFollowing { return await setFollowing(!isFollowing, login) }
    await load(.follow(login), Strings.unknownFollow(of: login))
  }

  /// Subscribes to an issue that was shown as not subscribed to, or unsubscribes from one that was
  /// shown as subscribed to.
  ///
  /// An unknown subscription is only loaded, so that the user sees it before changing it.
  func changeSubscription(to issue: GitHub.IssuePlace, shownAs isSubscribed: Bool?) async {
    let flag = GitHub.ViewerFlag.subscription(to: issue)
    guard let isSubscribed else {
      return await load(flag, Strings.unknownSubscription(to: issue))
    }
    await change(flag, to: !isSubscribed, Strings.subscribed(issue, !isSubscribed))
  }

  private func load(_ flag: GitHub.ViewerFlag, _ failure: String) async {
    do {
      try await viewerState.load(flag)
    } catch {
      showNotice(message(for: error).map { "\(failure) \($0)" })
    }
  }

  /// Shows a notice for a request that the server has refused.
  func report(_ failure: RequestFailure) {
    guard failure.error.reason != .unauthorized, let reason = message(for: failure.error) else {
      return
    }
    let request = RequestKinds.request(failure.row)
    let text =
      if let (flag, target) = failure.row.flag {
        Strings.refused(flag, target)
      } else {
        "\(request?.sentence ?? failure.row.kind): not done."
      }
    showNotice("\(text) \(reason)")
  }

  /// Brings the stars and follows of the account that has logged in up to date, and handles the end
  /// of its session.
  func beginAccount() {
    observeExpirations()
    isRenewalDeclined = false
    endNotice()
    Task { [viewerState] in await viewerState.refresh() }
  }

  private func change(
    _ flag: GitHub.ViewerFlag,
    to target: Bool,
    _ texts: (changed: String, unchanged: String)
  ) async {
    do {
      guard try await viewerState.request(target, of: flag) else {
        return showNotice(texts.unchanged)
      }
      showNotice(texts.changed, action: "Undo") { [self] in
        Task.immediate { await undo(flag, to: !target) }
      }
    } catch {
      showNotice(message(for: error).map { "\(Strings.refused(flag, target)) \($0)" })
    }
  }

  private func undo(_ flag: GitHub.ViewerFlag, to target: Bool) async {
    do {
      _ = try await viewerState.request(target, of: flag)
    } catch {
      showNotice(message(for: error).map { "\(Strings.refused(flag, target)) \($0)" })
    }
  }
}
