import BinderyNavigation
import GitHubValues

@testable import OctavoViewModels

/// An account beside the one of the fakes, with services of its own.
final class FakeAccount {
  let store = FakeStore()
  let outbox = FakeOutbox()
  let sync: FakeSync
  let id: StoredAccount.ID
  private let fakes: Fakes

  /// Logs an account in that is not shown; on another server, if one is named.
  init(_ login: String, on server: String = "ghe.example.com", beside fakes: Fakes) {
    id = StoredAccount.ID(server: server, login: login)
    self.fakes = fakes
    sync = FakeSync(store, FakeViewerState(FakeGitHub(), store), now: { fakes.now }, refused: {})
    outbox.login = login
    let description = Server(
      name: server,
      webAddress: "https://\(server)",
      loginMethods: [.token]
    )
    fakes.session.others.append(
      AccountServices(id: id, server: description, store: store, sync: sync, outbox: outbox)
    )
    list(.memory)
  }

  deinit {}

  /// Lists the account, and that of the fakes, as stored with a token or without one.
  private func list(_ place: TokenPlace?) {
    var accounts = fakes.session.accounts.filter { $0.id != id }
    let shown = StoredAccount.ID(server: "ghe.example.com", login: "juno")
    if !accounts.contains(where: { $0.id == shown }) {
      accounts.insert(StoredAccount(id: shown, tokenPlace: .memory, isActive: true), at: 0)
    }
    fakes.session.accounts = accounts + [StoredAccount(id: id, tokenPlace: place)]
  }

  /// The server refuses the token.
  func refuse() { list(nil) }

  /// The account logs out.
  func logOut() {
    list(nil)
    fakes.session.others.removeAll { $0.id == id }
  }
}
