import ArgumentParser
import BinderyTerminal
import Foundation
import OctavoLive
import OctavoServers
import OctavoTerminal
import OctavoViewModels

/// The options of the commands for scripts, and their session, which sends nothing of what waits.
struct ScriptOptions: ParsableArguments {
  @OptionGroup var server: ServerOptions

  @Flag(help: "Ask no server: print what is stored.")
  var offline = false

  @Option(help: ArgumentHelp("The longest time to wait for the server.", valueName: "seconds"))
  var timeout = 10

  private static let late = "The server did not answer in time."

  func validate() throws {
    guard (1...600).contains(timeout) else {
      throw ValidationError("Wait between 1 and 600 seconds.")
    }
  }

  /// Prints the answers for all accounts, or the one that is named, and returns the exit status.
  ///
  /// The answer of the store is printed where the server cannot be asked, or fails; not if only the
  /// server can say whose the store is.
  ///
  /// - Parameters:
  ///   - stored: Returns the answer of the store.
  ///   - requested: Requests the answer, and returns it with the message of a failure.
  ///   - show: Prints the answers, and returns the exit status of a success.
  /// - Returns: The exit status.
  /// - Throws: The reason why there is no answer.
  @MainActor
  func perform<Answer>(
    stored: (Services) -> Answer,
    requested: @escaping (Services) async -> (Answer, failure: String?),
    show: ([Answer]) throws -> Int32
  ) throws -> Int32 {
    let session = try opened(server)
    let accounts = try accounts(of: session)
    var answers: [Answer] = []
    var failures: [String] = []
    func add(_ session: AppSession, named name: String = "") throws {
      defer { session.endOnMainThread() }
      let (answer, failure) = try answer(of: session, stored, requested)
      if let answer { answers.append(answer) }
      if let failure { failures.append(name + failure) }
    }
    if accounts.count < 2 {
      try add(session)
    } else {
      session.endOnMainThread()
      for account in accounts { try add(try opened(server.naming(account)), named: "\(account): ") }
    }
    let status = answers.isEmpty ? 0 : try show(answers)
    failures.forEach(log)
    return failures.isEmpty ? status : 1
  }

  /// Returns the answer for an account, and the message of a failure.
  @MainActor private func answer<Answer>(
    of session: AppSession,
    _ stored: (Services) -> Answer,
    _ requested: @escaping (Services) async -> (Answer, failure: String?)
  ) throws -> (Answer?, failure: String?) {
    let services = session.services
    if let failure = try logIn(to: session) { return (nil, failure) }
    if offline { return (stored(services), nil) }
    return wait { await requested(services) } ?? (stored(services), Self.late)
  }

  /// Returns the accounts that are logged in, of the server that is named, or of all servers; none
  /// if the account is named.
  @MainActor private func accounts(of session: AppSession) throws -> [StoredAccount.ID] {
    guard server.account == nil, !server.isLocal else { return [] }
    return try session.services.session.accounts
      .filter { account in try account.isLoggedIn && server.mayMean(account.id) }
      .map(\.id)
      .sorted { "\($0)" < "\($1)" }
  }

  /// Logs in with the token of the environment where no login is stored.
  ///
  /// - Returns: The reason why there is no account; `nil` if there is one.
  @MainActor private func logIn(to session: AppSession) throws -> String? {
    let services = session.services
    if services.session.user != nil { return nil }
    // The token may be that of another account than the one that is named.
    guard server.account == nil, services.session.offeredToken != nil else {
      let who = server.account.map { "“\($0)” is" } ?? "You are"
      return "\(who) not logged in. Start octavo, and log in."
    }
    if offline { return "The server has to say whose the token of the environment is." }
    return wait { await session.logInWithEnvironmentToken() } ?? Self.late
  }

  /// Returns what some work gives; `nil` if it takes longer than the user waits.
  @MainActor private func wait<Value>(for work: @escaping () async -> Value) -> Value? {
    var value: Value?
    let task = Task { value = await work() }
    MainThread.wait(limit: .seconds(timeout)) { value != nil }
    task.cancel()
    return value
  }

  @MainActor private func opened(_ server: ServerOptions) throws -> AppSession {
    try MainThread.run {
      var configuration = try await server.configuration(
        at: Present(nil),
        keepingIn: server.isLocal ? nil : Folders()
      )
      configuration.sendsRequests = false
      configuration.isForScript = true
      let session = try AppSession(configuration)
      await session.restore()
      if let account = session.configuration.demo { try await session.logIn(as: account) }
      return session
    }
  }

  private func log(_ message: String) {
    FileHandle.standardError.write(Data("octavo: \(message)\n".utf8))
  }
}
