import BinderyNavigation

/// The account of a row is logged out, so nothing can be done with it.
nonisolated struct LoggedOutAccount: FailureWithMessage {
  /// The account.
  let id: StoredAccount.ID

  var message: String {
    "“\(id)” is logged out. What it has not sent is in Unsent at its next login."
  }
}

extension Session {
  /// Whether the server accepts the token of an account, as far as is known.
  ///
  /// Reading it inside `observe` subscribes.
  func isUsable(_ id: StoredAccount.ID) -> Bool {
    accounts.first { $0.id == id }?.isLoggedIn != false
  }

  /// Returns the services of an account that is logged in.
  ///
  /// - Throws: ``LoggedOutAccount`` after the account has logged out.
  func services(of id: StoredAccount.ID) throws(LoggedOutAccount) -> AccountServices {
    guard let account = untracked({ loggedIn.first { $0.id == id } }) else {
      throw LoggedOutAccount(id: id)
    }
    return account
  }
}
