public import BinderyNavigation
import GitHubValues

/// The threads of one account, or of all that are logged in.
extension InboxViewModel {
  /// Shows the threads of all accounts, or of this one only; `nil` where there is one account.
  var accountsAction: ScreenAction? {
    guard services.inbox.hasSeveral else { return nil }
    let isShared = services.inbox.isShared
    return ScreenAction("accounts.all", isShared ? "Show This Account Only" : "Show All Accounts") {
      self.services.preferences[Settings.showsAllAccounts] = !isShared
    }
  }

  /// Requests the list of each account again.
  public func refresh() {
    list.refreshCommand.execute()
    let shown = untracked { services.session.shownAccount }
    for inbox in untracked({ services.inbox.listed }) where inbox.account.id != shown {
      guard untracked({ services.session.isUsable(inbox.account.id) }) else { continue }
      Task.immediate { [services] in await inbox.refresh { services.message(for: $0) } }
    }
  }

  /// The title, and below it where the threads are from if they are no notifications, what single
  /// sign-on hides, how much the filter hides, how many threads are marked, and the accounts whose
  /// threads may be out of date.
  public var screenTitle: ScreenTitle {
    let marked = markedRows.count
    let parts =
      [
        services.inbox.own?.isFromSearches == true ? Self.searches : nil,
        list.hiddenOrganizations.map { "Single sign-on hides news of \($0.words)" },
        filter.isEmpty ? nil : "\(rows.count) of \(candidates.count) shown",
        marked == 0 ? nil : "\(marked) marked",
      ].compactMap(\.self) + states
    return parts.isEmpty ? .plain(title) : .double(title, subtitle: parts.joined(separator: ", "))
  }

  private static let searches = "From searches: the token has no notifications"

  /// The states of the accounts of the list whose threads may be out of date, other than what the
  /// list says of the account that is shown.
  private var states: [String] {
    let (inbox, session) = (services.inbox, services.session)
    guard inbox.isShared else { return [] }
    let names = inbox.names
    return inbox.listed.compactMap { part in
      let id = part.account.id
      let name = names[id] ?? id.login
      guard session.isUsable(id) else { return "\(name): session expired" }
      guard id != session.shownAccount else { return nil }
      if let failure = part.failure { return "\(name): \(failure)" }
      return part.isFromSearches ? "\(name): from searches" : nil
    }
  }
}
