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
    await change(StarRequest(.star(name), target: isStarred), Strings.starred(name, isStarred))
  }

  /// Stars a repository of a list or removes the star, if the user may.
  func setStarred(_ isStarred: Bool, ofRow repository: GitHub.Repository) {
    guard canStar(repository) else {
      return showNotice("An enterprise manages this account, which has no stars outside of it.")
    }
    Task.immediate { await setStarred(isStarred, repository.fullName) }
  }

  /// Follows or unfollows an account, says so and offers to undo it.
  public func setFollowing(_ isFollowing: Bool, _ login: String) async {
    let request = FollowRequest(.follow(login), target: isFollowing)
    await change(request, Strings.followed(login, isFollowing))
  }

  /// Whether the account is one that the user can follow.
  func canFollow(_ account: GitHub.Account) -> Bool {
    account.kind != .organization && !isUser(account.login) && !isBarred(from: account.login)
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
    let request = SubscriptionRequest(flag, target: !isSubscribed)
    await change(request, Strings.subscribed(issue, !isSubscribed))
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
    if let remark = failure.remark { return showNotice(remark) }
    guard failure.error.reason != .unauthorized, let reason = message(for: failure.error) else {
      return
    }
    let refusal = RequestKinds.request(failure.row)?.refusal ?? "Not done: \(failure.row.kind)."
    showNotice("\(refusal) \(reason)")
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
    _ request: some FlagRequest,
    _ texts: (changed: String, unchanged: String)
  ) async {
    do {
      guard try await viewerState.request(request.target, of: request.flag) else {
        return showNotice(texts.unchanged)
      }
      showNotice(texts.changed, action: "Undo") { [self] in
        let opposite = type(of: request).init(request.flag, target: !request.target)
        Task.immediate { await undo(by: opposite) }
      }
    } catch {
      show(error, of: request)
    }
  }

  private func undo(by opposite: some FlagRequest) async {
    do {
      _ = try await viewerState.request(opposite.target, of: opposite.flag)
    } catch {
      show(error, of: opposite)
    }
  }

  private func show(_ error: any Error, of request: any RequestKind) {
    showNotice(message(for: error).map { "\(request.refusal) \($0)" })
  }
}
