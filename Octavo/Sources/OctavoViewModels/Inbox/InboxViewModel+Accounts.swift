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
        list.hiddenOrganizations.map(Self.hiding),
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
      if let hidden = part.hiddenOrganizations { return "\(name): \(Self.hiding(hidden))" }
      return part.isFromSearches ? "\(name): from searches" : nil
    }
  }

  private static func hiding(_ hidden: HiddenOrganizations) -> String {
    "Single sign-on hides news of \(hidden.words)"
  }

  /// Opening the pages on which the accounts of the list pass the single sign-on of organizations.
  ///
  /// The browser has to be logged in as the account, so where there are several the action names
  /// it.
  var authorizations: [ScreenAction] {
    let inbox = services.inbox
    let names = inbox.isShared ? inbox.names : [:]
    return inbox.listed.flatMap { part in
      let account = part.account
      let isShown = account.id == services.session.shownAccount
      return (part.hiddenOrganizations?.logins ?? []).compactMap { login in
        account.web.page(ofSingleSignOn: login).map { page in
          let owner = names[account.id].map { " as \($0)" } ?? ""
          let id = isShown ? "authorize.\(login)" : "authorize.\(login).\(account.id)"
          return ScreenAction(id, "Authorize for \(login)\(owner)…") { [services] in
            services.open(page)
          }
        }
      }
    }
  }
}
