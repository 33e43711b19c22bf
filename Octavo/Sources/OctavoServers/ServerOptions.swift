public import ArgumentParser
import Foundation
import GitHubAPI
import GitHubValues
public import OctavoViewModels

/// The server to talk to, and the place to open there.
public struct ServerOptions: ParsableArguments {
  /// Whether to use the demo world.
  @Flag(help: "Use the demo world, without an account or a network.")
  public var demo = false

  /// The folders to serve as a GitHub.
  @Option(
    name: .long,
    parsing: .upToNextOption,
    help: ArgumentHelp("Serve these Git repositories locally, and use them.", valueName: "dir")
  )
  public var repos: [String] = []

  /// Whether pushes and merges may write to the served folders.
  @Flag(help: "Let pushes and merges write to the repositories of --repos.")
  public var allowPush = false

  /// The remote server, as the user wrote it.
  @Option(help: "The server: github.com, or the address of an Enterprise server.")
  public var host: String?

  /// The account, as the user wrote it: its login, or its login and its server.
  @Option(
    help: ArgumentHelp(
      "The account, where several are logged in, also as LOGIN@HOST.",
      valueName: "login"
    )
  )
  public var account: String?

  /// The place to open, as the user wrote it.
  @Argument(
    help: """
      The place to open: the folder of a clone, OWNER, OWNER/REPO, a path such as \
      /OWNER/REPO/releases, or the address of a page. A folder is tried before an owner; ./NAME is \
      always the folder, and /OWNER always the owner.
      """
  )
  public var place: String?

  /// Makes options that name github.com.
  public init() {}

  /// Refuses options that contradict each other.
  public func validate() throws {
    if host != nil, demo || !repos.isEmpty {
      throw ValidationError("Use --host without --demo and --repos, which start their own server.")
    }
    if account != nil, isLocal {
      throw ValidationError("Use --account without --demo and --repos, which have one account.")
    }
    if demo, !repos.isEmpty { throw ValidationError("Use either --demo or --repos.") }
    if let host, let server = accountParts.server,
      try remoteHost() != (try? GitHub.Host(parsing: server))
    {
      throw ValidationError("The account “\(account ?? "")” is not one of “\(host)”.")
    }
    _ = try remoteHost()
  }

  /// Returns the options for an account that is logged in.
  public func naming(_ account: StoredAccount.ID) -> Self {
    var options = self
    (options.host, options.account) = (account.server, account.login)
    return options
  }

  /// Whether an account is on the server that the options name, or they name none.
  ///
  /// - Throws: `ValidationError` with a message for the user.
  public func mayMean(_ account: StoredAccount.ID) throws -> Bool {
    try host == nil || account.server == remoteHost().name
  }

  /// The login and the server of the account; no server if only the login is written.
  var accountParts: (login: String?, server: String?) {
    guard let account, let id = StoredAccount.ID(account) else { return (account, nil) }
    return (id.login, id.server)
  }

  /// The folders, and the place that was read as one because it stands behind them.
  var foldersAndPlace: (folders: [String], place: String?) {
    guard repos.count > 1, let last = repos.last, !FileManager.default.fileExists(atPath: last),
      (try? PlaceAddress(parsing: last)) != nil
    else { return (repos, nil) }
    return (Array(repos.dropLast()), last)
  }

  /// The folders of repositories to serve.
  public var folders: [String] { foldersAndPlace.folders }

  /// Whether the server runs in this program.
  public var isLocal: Bool { demo || !repos.isEmpty }
}
