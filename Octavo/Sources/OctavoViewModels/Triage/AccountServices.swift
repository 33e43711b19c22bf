/// The services of one account that is logged in, whether or not its screens are shown.
///
/// It never becomes another account. What the user does with something of an account goes to these
/// services, and not to those of the screens.
public struct AccountServices: Identifiable {
  /// The server and the login.
  public let id: StoredAccount.ID
  /// The server.
  public let server: Server
  /// The local copy of the server's data.
  public let store: any EntityStore
  /// The requests whose responses are written to the store.
  public let sync: any Synchronization
  /// The requests of the user.
  public let outbox: any Outbox

  /// Puts the services of an account together.
  public init(
    id: StoredAccount.ID,
    server: Server,
    store: any EntityStore,
    sync: any Synchronization,
    outbox: any Outbox
  ) {
    (self.id, self.server) = (id, server)
    (self.store, self.sync, self.outbox) = (store, sync, outbox)
  }

  /// The addresses of the server's pages.
  var web: WebAddress { WebAddress(origin: server.webAddress) }
}
