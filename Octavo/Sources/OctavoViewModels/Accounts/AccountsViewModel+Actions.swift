public import BinderyNavigation

extension AccountsViewModel: ActionProviding, RowActionProviding {
  /// Adding an account, and the end of the wait for the keyring.
  public var actions: [ScreenAction] {
    [
      ScreenAction("account.add", "Add Account", isPrimary: true, addCommand),
      ScreenAction("stop", "Cancel", isEnabled: isLoading, isPrimary: isLoading) { self.stop() },
    ]
  }

  /// Continuing as the account of a row, and removing it.
  public func actions(for row: AccountRow) -> [ScreenAction] {
    let canOpen = !row.account.isActive && !isLoading
    return [
      ScreenAction("open", "Switch", isEnabled: canOpen, isPrimary: true) { self.open(row) },
      ScreenAction("logout", "Remove", isEnabled: !isLoading, isPrimary: true) {
        self.remove(row.account)
      },
    ]
  }
}
