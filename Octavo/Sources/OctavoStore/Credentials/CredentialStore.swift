public import Foundation
public import GitHubValues

/// The store of tokens between two runs.
///
/// They go into the desktop's Secret Service where there is one, and otherwise into a file that
/// only its owner can read. `save` returns which, so that it can be shown. A token is never
/// an argument of a process, in a database or in an error.
public struct CredentialStore: Sendable {
  /// The place of a token.
  public enum Place: Sendable, Hashable {
    /// The desktop's own store, which is encrypted and locked with the session.
    case secretService
    /// A file with the token as plain text, which only its owner can read.
    case file(URL)
  }

  private let files: TokenFiles
  private let secretService: SecretTool?

  /// Makes a store whose files, if it comes to that, are in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder for files; it is made when needed, for its owner only.
  ///   - environment: The variables in which the tool, and the way to the service, are looked for.
  ///   - timeout: The time that the service may take to return or remove a token.
  ///   - sleep: Waits for that time; throws when the task is cancelled.
  public init(
    folder: URL,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    timeout: Duration = .seconds(15),
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    files = TokenFiles(folder: folder)
    secretService = SecretTool(environment: environment) { try await sleep(timeout) }
  }

  /// Looks for a tool for the Secret Service, and for a session bus to reach it on.
  ///
  /// - Parameter environment: The variables in which both are looked for.
  /// - Returns: Whether both were found.
  public static func hasSecretService(in environment: [String: String]) -> Bool {
    SecretTool(environment: environment) {} != nil && SecretTool.hasSocket(environment)
  }

  /// Whether there is a Secret Service to ask.
  public var hasSecretService: Bool { secretService != nil }

  /// Reads the token of an account.
  ///
  /// - Parameters:
  ///   - login: The login of the account.
  ///   - host: The name of its server.
  ///   - isPatient: Whether to wait until the task is cancelled, because the service may ask the
  ///     user to unlock it.
  /// - Returns: The token and its place; `nil` if there is none.
  /// - Throws: `StoreError` if it may be in the service, which did not answer.
  public func token(
    of login: String,
    on host: String,
    isPatient: Bool = false
  ) async throws -> (token: GitHub.Token, place: Place)? {
    let account = FileName.safe(host, login)
    // A file is there only if the service could not take the latest token.
    if let token = try files.token(of: account) { return (token, .file(files.file(of: account))) }
    return try await secretService?.token(of: account, isLimited: !isPatient)
      .map { ($0, .secretService) }
  }

  /// Returns the place of the token of an account that is logged in, without asking the service.
  public func place(of login: String, on host: String) -> Place? {
    let file = files.file(of: FileName.safe(host, login))
    if FileManager.default.fileExists(atPath: file.path) { return .file(file) }
    return hasSecretService ? .secretService : nil
  }

  /// Stores the token of an account, in place of any older one.
  ///
  /// It waits for the service, which may ask the user to unlock it. If the task is cancelled
  /// meanwhile, or the service fails, the token is stored in a file.
  @discardableResult
  public func save(
    _ token: GitHub.Token,
    of login: String,
    on host: String
  ) async throws -> Place {
    let account = FileName.safe(host, login)
    let label = "Octavo: \(login) on \(host)"
    guard let secretService, await secretService.save(token, of: account, label: label) else {
      return .file(try files.save(token, of: account))
    }
    _ = try files.remove(account)
    return .secretService
  }

  /// Removes the token of an account, wherever it is.
  ///
  /// - Throws: `StoreError` if it may still be somewhere.
  public func remove(_ login: String, on host: String) async throws {
    let account = FileName.safe(host, login)
    let isRemoved = await secretService?.remove(account) ?? true
    let wasInFile = try files.remove(account)
    guard isRemoved || wasInFile else {
      throw StoreError(.noAccess, message: "the Secret Service did not answer")
    }
  }
}
