public import BinderyNavigation
import GitHubValues

/// The accounts that have logged in on this machine, of which one is active.
public final class AccountsViewModel: ViewModel, TableViewModel, TitledViewModel {
  /// The keyword of the filter, as typed.
  @MutableProperty public var keyword = ""
  @MutableProperty private var waitsLong = false
  @MutableProperty private var unsent: [StoredAccount.ID: Int] = [:]

  /// Asks for the server of another account; the value is the text that is filled in.
  public let askForServer = Interaction<String, String>()

  /// Asks whether to remove an account, and whether to delete its local data with it.
  public let confirmRemoval = Interaction<AlertContent, AlertContent.Choice>()

  /// Asks for a server, and shows the login on it.
  public private(set) lazy var addCommand = command(
    when: { $0.services.session.canAddAccounts && $0.services.nextAccount == nil }
  ) { viewModel in
    let (services, ask) = (viewModel.services, viewModel.askForServer)
    guard let server = await ask.ask("github.com") else { return }
    do {
      try await AppStart(services).logIn(on: server)
    } catch {
      services.showNotice(services.message(for: error))
    }
  }

  /// The accounts that the filter lets through.
  @Computed({ (viewModel: AccountsViewModel) in viewModel.makeRows() })
  public var rows

  private lazy var removeCommand = command { (viewModel, account: StoredAccount) in
    let (services, confirm) = (viewModel.services, viewModel.confirmRemoval)
    let count = viewModel.unsent[account.id] ?? 0
    let choice = await confirm.ask(LogOutAlert.removal(of: account, unsent: count))
    guard let choice, choice.role != .cancel else { return }
    await AppStart(services).logOut(
      account,
      deletingLocalData: choice == LogOutAlert.logOutAndDelete || choice == LogOutAlert.delete
    )
  }

  let services: Services

  /// Makes the screen.
  public init(_ services: Services) {
    self.services = services
    super.init()
    _unsent <~ services.session.unsentCounts
    // A keyring that answers at once causes no text that flashes.
    _waitsLong
      <~ services.$nextAccount.producer.map { $0 != nil }.skipRepeats()
      .debounce(.seconds(1), on: services.scheduler)
  }

  /// The title of the screen.
  public var title: String { "Accounts" }

  /// The text in place of an empty list.
  public var emptyText: String { "No account has logged in on this machine." }

  /// The content to show.
  public var content: ListContent {
    if !rows.isEmpty { return .rows }
    return services.session.accounts.isEmpty ? .empty : .noMatches(keyword: keyword.trimmed)
  }

  /// Whether the app changes to another account.
  public var isLoading: Bool { services.nextAccount != nil }

  /// Continues as the account of a row.
  public func open(_ row: AccountRow) {
    if row.account.isActive { return services.showNotice("“\(row.title)” is active already.") }
    AppStart(services).change(to: row.id)
  }

  /// Removes an account, after the user has confirmed it.
  func remove(_ account: StoredAccount) { removeCommand.execute(account) }

  /// Ends the wait for the keyring; the present account stays active.
  func stop() { services.accountChange?.cancel() }

  private func makeRows() -> [AccountRow] {
    let keyword = keyword.trimmed
    return services.session.accounts.map { AccountRow(account: $0, mark: marks(of: $0)) }
      .filter { $0.title.matches(keyword) || $0.account.name?.matches(keyword) == true }
  }

  private func marks(of account: StoredAccount) -> String? {
    let count = unsent[account.id] ?? 0
    let marks = [mark(of: account), count > 0 ? "\(count) unsent" : nil].compactMap(\.self)
    return marks.isEmpty ? nil : marks.joined(separator: " · ")
  }

  private func mark(of account: StoredAccount) -> String? {
    if account.id == services.nextAccount {
      return waitsLong && account.tokenPlace == .secretService
        ? Strings.waitingForKeyring : "Switching…"
    }
    if account.isActive { return account.isLoggedIn ? "Active" : "Session expired" }
    return account.isLoggedIn ? nil : "Logged out"
  }
}
