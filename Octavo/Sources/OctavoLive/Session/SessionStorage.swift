import Foundation
import GitHubAPI
import GitHubValues
import OctavoStore
import OctavoViewModels

/// The accounts of one server that this machine has stored: tokens, pictures and logins.
///
/// No call fails: what cannot be stored is reported to the log, and the login continues.
final class SessionStorage {
  private let shared: SharedStore
  private let credentials: CredentialStore?
  private let folder: URL?
  /// The name of the server in all that is stored.
  let name: String
  private let isLocal: Bool
  private let now: () -> Date
  private let report: (String) -> Void
  /// Whether the keyring of the desktop did not return or take the last token.
  private(set) var keyringFailed = false
  private var unstoredTokens = UnstoredTokens()

  init(_ configuration: LiveConfiguration, shared: SharedStore) {
    self.shared = shared
    // The token of a server in this program opens nothing else, so it needs no keyring.
    let isLocal = configuration.demo != nil
    self.isLocal = isLocal
    credentials = configuration.folders.map {
      CredentialStore(
        folder: $0.state.appendingPathComponent(isLocal ? "local-tokens" : "tokens"),
        environment: isLocal ? [:] : configuration.environment
      )
    }
    folder = configuration.folders?.data.appendingPathComponent("accounts")
    name = configuration.demo?.content.storageName ?? configuration.host.name
    now = configuration.client.now
    report = configuration.report
  }

  /// The account that logged in last.
  func lastAccount() async -> KnownAccount? {
    await attempt("read who was here") { try await $0.lastAccount(on: name) } ?? nil
  }

  /// The account of a login, with the state of its session.
  func knownAccount(_ login: String) async -> KnownAccount? {
    let account = await attempt("read who was here") { try await $0.account(login, on: name) }
    return account?.map { applyUnstoredTokens(to: $0) }
  }

  /// Whether an account is stored as logged out, or no longer stored; not if that cannot be read.
  func isLoggedOut(_ login: String) async -> Bool {
    let account = await attempt("read who was here") { try await $0.account(login, on: name) }
    return account.map { $0?.isLoggedIn != true } ?? false
  }

  /// Returns a stored account as it is in this run: logged in if its token is kept in memory.
  func applyUnstoredTokens(to account: KnownAccount) -> KnownAccount {
    unstoredTokens.applied(to: account)
  }

  /// Notes that an account is the one in use, which the next start restores.
  func noteUse(of login: String) async {
    await attempt("remember who is here") { try await $0.noteUse(of: login, on: name, at: now()) }
  }

  /// The place of the token of an account that is logged in.
  func tokenPlace(of login: String) -> TokenPlace? {
    unstoredTokens.token(of: login)?.1
      ?? credentials?.place(of: login, on: name).map { TokenPlace($0) }
  }

  /// An account that was seen here.
  func account(_ login: String) async -> GitHub.Account? {
    await knownAccount(login).map { GitHub.Account(login: $0.login, avatarURL: $0.avatarURL) }
  }

  /// Stores the picture and name of an account.
  func save(_ user: GitHub.User) async {
    await attempt("remember who is here") { try await $0.save(user, on: name) }
  }

  /// Stores a login, unless it is one of this run alone; if the next start finds its token, the
  /// session continues then.
  func noteLogin(_ login: Login, at place: TokenPlace, isStored: Bool) async {
    unstoredTokens.note(login, at: place)
    guard isStored else { return }
    await attempt("remember who is here") {
      try await $0.noteLogin(
        of: login.user,
        on: name,
        at: now(),
        authorization: login.authorization,
        scopes: login.scopes
      )
      if !place.outlivesProgram { try await $0.noteLogout(of: login.user.login, on: name) }
    }
  }

  /// Returns the token of an account, and its place; records an account without one as logged out.
  ///
  /// An account whose token cannot be read stays logged in. If `isPatient`, it waits for the
  /// keyring until the task is cancelled.
  func token(of login: String, isPatient: Bool = false) async -> (GitHub.Token, TokenPlace)? {
    if let unstored = unstoredTokens.token(of: login) { return unstored }
    guard let credentials else { return nil }
    do {
      keyringFailed = false
      let stored = try await credentials.token(of: login, on: name, isPatient: isPatient)
      guard let stored else {
        await noteLogout(of: login)
        return nil
      }
      return (stored.token, TokenPlace(stored.place))
    } catch {
      guard !Task.isCancelled else { return nil }
      keyringFailed = hasKeyring
      report("The token cannot be read: \(error)")
      return nil
    }
  }

  /// Whether tokens are stored in a keyring of the desktop.
  var hasKeyring: Bool { credentials?.hasSecretService == true }

  /// Stores a token, and returns its place.
  ///
  /// It waits for the keyring until the task is cancelled.
  func keep(_ token: GitHub.Token, of login: String) async -> TokenPlace {
    guard let credentials else { return .memory }
    do {
      let place = try await credentials.save(token, of: login, on: name)
      keyringFailed = hasKeyring && place != .secretService
      return TokenPlace(place)
    } catch {
      keyringFailed = hasKeyring
      report("The token cannot be kept: \(error)")
      return .memory
    }
  }

  /// Deletes a token, and records that its account is logged out.
  func forgetToken(of login: String) async {
    unstoredTokens.remove(login)
    do {
      try await credentials?.remove(login, on: name)
    } catch {
      report("The token cannot be deleted: \(error)")
    }
    await noteLogout(of: login)
  }

  /// Deletes the token of a login that began no session, unless its account was logged in before.
  func forgetToken(ofRejected login: Login) async {
    let account = await knownAccount(login.user.login)
    if account?.isLoggedIn != true { await forgetToken(of: login.user.login) }
  }

  /// Records that an account is logged out.
  func noteLogout(of login: String) async {
    await attempt("remember who is here") { try await $0.noteLogout(of: login, on: name) }
  }

  /// Gives what is kept of an account that was renamed its present login, and keeps apart what is
  /// kept of another account that had this login before.
  func adoptFiles(of user: GitHub.User) async -> AccountStore.Adoption {
    // A server in this program may number its users anew.
    guard let folder, !isLocal else { return .none }
    let adoption = await Self.concurrently { [name] in
      AccountStore.adoptFiles(of: user, in: folder, host: name)
    }
    if case .renamed(let former) = adoption {
      report("\(former) is \(user.login) now.")
      await attempt("rename \(former)") { try await $0.rename(former, to: user.login, on: name) }
    }
    return adoption
  }

  /// Whether a local copy of an account may be opened.
  func hasStore(of login: String) -> Bool {
    folder.map { AccountStore.exists(in: $0, host: name, login: login) } ?? false
  }

  /// Opens what is kept of an account, and tells the log if that was not simple.
  ///
  /// A blocked store is in memory, so that no other file is begun beside the one that is in use.
  func openStore(of login: String, _ adoption: AccountStore.Adoption = .none) -> AccountStore? {
    do {
      let isBlocked = adoption == .blocked
      if isBlocked { report("The local copy of \(login) is in use under another name.") }
      let store = try AccountStore(folder: isBlocked ? nil : folder, host: name, login: login)
      if let notice = store.notice { report("The local copy of \(login): \(notice)") }
      return store
    } catch {
      report("There is no local copy of \(login): \(error)")
      return nil
    }
  }

  /// The file of the place where the user of an account was last; `nil` if nothing is kept.
  func placeFile(of login: String) -> AccountFile? {
    folder.map { AccountFile(folder: $0, host: name, login: login, name: "place.json") }
  }

  /// Deletes the place where the user of an account was last.
  func forgetPlace(of login: String) {
    do {
      try placeFile(of: login)?.remove()
    } catch {
      report("The last place cannot be deleted: \(error)")
    }
  }

  /// The folder of the server's responses to an account; `nil` if nothing is kept.
  ///
  /// The demo's server has another address at each start, so that its responses are not found
  /// again.
  func responseFolder(of login: String) -> URL? {
    isLocal ? nil : responses(of: login)?.url
  }

  /// The folder of the files of an account that are too large for its store; `nil` if nothing is
  /// kept.
  func blobFolder(of login: String) -> URL? { blobs(of: login)?.url }

  private func blobs(of login: String) -> AccountFile? {
    folder.map { AccountFile(folder: $0, host: name, login: login, name: "files") }
  }

  private func responses(of login: String) -> AccountFile? {
    folder.map { AccountFile(folder: $0, host: name, login: login, name: "responses") }
  }

  /// Returns the bytes on disk of the local copy of an account and of the responses to it.
  func bytes(of login: String) -> Int {
    guard let folder else { return 0 }
    let files = [responses(of: login), blobs(of: login)].compactMap(\.self)
    return files.reduce(AccountStore.bytes(in: folder, host: name, login: login)) {
      $0 + $1.url.bytesOfFiles
    }
  }

  /// Returns the bytes of the files that were put aside: those of an account, and those that belong
  /// to no account.
  func bytesPutAside(of login: String) -> Int {
    guard let folder else { return 0 }
    return SharedStore.bytesPutAside(in: folder)
      + AccountStore.bytesPutAside(in: folder, host: name, login: login)
  }

  /// Deletes the files that were put aside.
  func removePutAside(of login: String) throws {
    guard let folder else { return }
    try AccountStore.removePutAside(in: folder, host: name, login: login)
    try SharedStore.removePutAside(in: folder)
  }

  /// Deletes the server's responses to an account and its large files; the folders stay for the
  /// client that uses them.
  func removeResponses(of login: String) throws {
    for file in cachedFiles(of: login) { try FileManager.default.removeItem(at: file) }
  }

  private func cachedFiles(of login: String) -> [URL] {
    [responses(of: login), blobs(of: login)].compactMap(\.self).flatMap { folder in
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder.url,
        includingPropertiesForKeys: [.fileSizeKey]
      )
      return files ?? []
    }
  }

  /// Deletes everything that is kept of an account, whose store is closed.
  ///
  /// - Returns: Whether all of it was deleted.
  func deleteEverything(of login: String) async -> Bool {
    var isDeleted = true
    do {
      if let folder {
        try await Self.concurrently { [name] in
          try AccountStore.remove(folder: folder, host: name, login: login)
        }
      }
    } catch {
      isDeleted = false
      report("The local copy of \(login) cannot be deleted: \(error)")
    }
    do {
      try responses(of: login)?.remove()
      try blobs(of: login)?.remove()
    } catch {
      isDeleted = false
      report("The responses to \(login) cannot be deleted: \(error)")
    }
    await attempt("forget who was here") { try await $0.forget(login, on: name) }
    return isDeleted
  }

  /// Runs a call that waits for other programs, not on the main actor.
  @concurrent
  private nonisolated static func concurrently<Result: Sendable, Failure>(
    _ body: @Sendable () throws(Failure) -> Result
  ) async throws(Failure) -> Result { try body() }

  @discardableResult
  private func attempt<Result: Sendable>(
    _ action: String,
    _ body: (SharedStore) async throws -> Result
  ) async -> Result? {
    do {
      return try await body(shared)
    } catch {
      report("It was not possible to \(action): \(error)")
      return nil
    }
  }
}

extension TokenPlace {
  fileprivate nonisolated init(_ place: CredentialStore.Place) {
    self =
      switch place {
      case .secretService: .secretService
      case .file(let url): .file(path: url.path)
      }
  }
}
