import Foundation
import GitHubAPI
import GitHubValues
import OctavoStore
import OctavoViewModels

/// The servers of the accounts on this machine, each made when it is needed first.
final class SessionServers {
  /// The server of the configuration.
  let first: SessionServer

  private let shared: SharedStore
  private let notices: ClientNotices
  private var servers: [String: SessionServer]

  init(_ configuration: LiveConfiguration, shared: SharedStore, notices: ClientNotices) {
    self.shared = shared
    self.notices = notices
    first = SessionServer(configuration, shared: shared, notices: notices)
    servers = [first.memory.name: first]
  }

  deinit {}

  /// Whether other servers can be used; not beside a server in this program.
  var allowsOthers: Bool { first.configuration.demo == nil }

  /// Returns the server of a name or an address.
  ///
  /// - Throws: ``InvalidServer`` for a text that names no server.
  func server(named text: String) throws(InvalidServer) -> SessionServer {
    if let server = servers[text] { return server }
    guard allowsOthers else {
      throw InvalidServer(message: "Other servers cannot be used beside one in this program.")
    }
    let host: GitHub.Host
    do {
      host = try GitHub.Host(parsing: text)
    } catch {
      throw InvalidServer(message: error.description)
    }
    if let server = servers[host.name] { return server }
    let server = SessionServer(
      first.configuration.replacingHost(by: host),
      shared: shared,
      notices: notices
    )
    servers[host.name] = server
    return server
  }

  /// Returns the accounts that have logged in, on all servers that can be used.
  func accounts() async -> [KnownAccount] {
    do {
      return try await shared.accounts().filter { account in
        allowsOthers
          ? !LocalContent.allCases.contains { $0.storageName == account.host }
          : account.host == first.memory.name
      }.map { servers[$0.host]?.memory.applyUnstoredTokens(to: $0) ?? $0 }
    } catch {
      first.configuration.report("The accounts cannot be read: \(error)")
      return []
    }
  }

  /// Returns the server of the account in use last, or of the last one with the login that the
  /// configuration names; `nil` if the configuration names the server, or offers a token for it.
  func lastServer() async -> SessionServer? {
    guard allowsOthers, first.configuration.restoresAnyServer, first.offered == nil else {
      return nil
    }
    let wanted = first.configuration.login?.lowercased()
    let account = await accounts()
      .filter { $0.isLoggedIn && $0.login.lowercased() == wanted ?? $0.login.lowercased() }
      .max { ($0.usedAt ?? .distantPast) < ($1.usedAt ?? .distantPast) }
    return account.flatMap { try? server(named: $0.host) }
  }

  /// Ends the connections to all servers.
  func shutdown() async {
    for server in servers.values { try? await server.anonymousAPI.shutdown() }
  }
}
