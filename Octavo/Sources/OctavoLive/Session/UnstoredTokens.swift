import GitHubAPI
import GitHubValues
import OctavoStore
import OctavoViewModels

/// The tokens of a server that the next start does not find: those that could not be stored, and
/// those of the environment.
///
/// They are kept until the program ends, so that the user can change to another account and back.
struct UnstoredTokens {
  private struct Entry {
    let login: Login
    let place: TokenPlace
  }

  /// The tokens by login in lower case.
  private var entries: [String: Entry] = [:]

  /// Keeps the token of a login, unless the next start finds it in its place.
  mutating func note(_ login: Login, at place: TokenPlace) {
    entries[login.user.login.lowercased()] =
      place.outlivesProgram ? nil : Entry(login: login, place: place)
  }

  /// Removes the token of an account.
  mutating func remove(_ login: String) { entries[login.lowercased()] = nil }

  /// Returns the token of an account, and its place.
  func token(of login: String) -> (GitHub.Token, TokenPlace)? {
    entries[login.lowercased()].map { ($0.login.token, $0.place) }
  }

  /// Returns an account as it is in this run: logged in if its token is here.
  func applied(to account: KnownAccount) -> KnownAccount {
    guard let entry = entries[account.login.lowercased()] else { return account }
    var account = account
    account.isLoggedIn = true
    account.authorization = entry.login.authorization
    account.scopes = entry.login.scopes
    return account
  }
}
