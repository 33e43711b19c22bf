import Foundation
import GitHubValues

/// The desktop's Secret Service, reached through `secret-tool`.
struct SecretTool: Sendable {
  private let tool: ToolRun

  /// Finds the tool, unless there is no session to reach the service in.
  init?(environment: [String: String], timeLimit: @escaping @Sendable () async throws -> Void) {
    guard Self.hasSession(environment),
      let tool = ToolRun("secret-tool", environment: environment, timeLimit: timeLimit)
    else { return nil }
    self.tool = tool
  }

  /// Returns the token of an account; `nil` if the service has none.
  ///
  /// - Throws: `StoreError` if the service did not answer.
  func token(
    of account: String,
    isLimited: Bool
  ) async throws(StoreError) -> GitHub.Token? {
    let arguments = ["lookup"] + Self.attributes(account)
    guard let result = await run(arguments, isLimited: isLimited) else {
      throw StoreError(.noAccess, message: "the Secret Service did not answer")
    }
    let token = GitHub.Token(result.output)
    return token.secret.isEmpty ? nil : token
  }

  /// Stores a token, and returns whether the service has taken it.
  ///
  /// It waits as long as the service does, which may ask the user to unlock it, or until the task
  /// is cancelled.
  func save(_ token: GitHub.Token, of account: String, label: String) async -> Bool {
    let arguments = ["store", "--label=\(label)"] + Self.attributes(account)
    return await run(arguments, input: token.secret, isLimited: false)?.status == 0
  }

  /// Removes a token, and says whether the service could be asked to.
  func remove(_ account: String) async -> Bool {
    await run(["clear"] + Self.attributes(account)) != nil
  }

  /// Whether the socket of the session bus exists, if its address names a file.
  static func hasSocket(_ environment: [String: String]) -> Bool {
    let address = environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""
    guard let path = address.firstMatch(of: /^unix:path=([^,;]+)/)?.1 else { return true }
    return FileManager.default.fileExists(atPath: String(path))
  }

  /// Runs the tool; it ends with 1 and writes no error when there is nothing to find.
  private func run(
    _ arguments: [String],
    input: String = "",
    isLimited: Bool = true
  ) async -> ToolRun.Result? {
    guard let result = await tool(arguments, input: input, isLimited: isLimited),
      result.status == 0 || (result.status == 1 && !result.wroteError)
    else { return nil }
    return result
  }

  private static func attributes(_ account: String) -> [String] {
    ["application", "octavo", "account", account]
  }

  private static func hasSession(_ environment: [String: String]) -> Bool {
    if environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false { return true }
    return environment["XDG_RUNTIME_DIR"]
      .map { FileManager.default.fileExists(atPath: $0 + "/bus") } ?? false
  }
}
