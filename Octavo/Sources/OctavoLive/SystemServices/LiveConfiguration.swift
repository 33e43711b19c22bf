public import Foundation
public import GitHubAPI
public import GitHubValues
import OctavoStore
public import OctavoViewModels

/// The server, the folders and the environment of the live app.
public nonisolated struct LiveConfiguration {
  /// The server.
  public var host: GitHub.Host
  /// Whether the app starts with the account in use last, on whatever server, instead of the last
  /// one of ``host``.
  public var restoresAnyServer = false
  /// The login of the account that the app starts with; `nil` for the one in use last.
  public var login: String?
  /// The account of the server in this program, if it is one.
  ///
  /// Its server has a new address at each start; what is stored of it has one name, and its token
  /// is stored in a file.
  public var demo: DemoAccount?
  /// The folders of data and tokens; without folders, nothing outlives the program.
  public var folders: Folders?
  /// The folder in which the program was started, whose clone is the first; `nil` for none.
  public var startFolder: String?
  /// The variables in which tokens, the desktop and its tools are looked for.
  public var environment: [String: String]
  /// The registration of the app with the server; `nil` if there is none.
  ///
  /// Without it the app cannot log in on pages of the server.
  public var oauthClient: GitHub.OAuthClient?
  /// Opens a page in place of the user's browser, and returns whether it could.
  public var openPage: ((URL) -> Bool)?
  /// The time zone in which a day begins.
  public var timeZone = TimeZone.autoupdatingCurrent
  /// The program, for the About screen.
  public var program = ProgramDescription()
  /// The settings of the client that sends the requests.
  public var client = ClientSettings()
  /// Whether requests that wait are sent; not by a program that only prints something.
  public var sendsRequests = true
  /// Whether it is that of a command for scripts: a stored login comes before the token of the
  /// environment, and a login with that is not noted.
  public var isForScript = false
  /// Receives failures that no screen shows, for the log; never a secret.
  public var report: (String) -> Void = { _ in }

  /// Stops the server, if it runs in this program.
  public var stopServer: () async -> Void = {}
  /// Lets a server in this program do work that the first requests would wait for.
  public var prepareServer: @Sendable () async -> Void = {}

  /// Makes the tables of a store in memory, for which the first login would wait otherwise.
  public static func prepareForMemory() { AccountStore.prepareForMemory() }

  /// Makes a configuration that keeps nothing unless it is given folders.
  public init(
    host: GitHub.Host,
    demo: DemoAccount? = nil,
    folders: Folders? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.host = host
    self.demo = demo
    self.folders = folders
    self.environment = environment
    oauthClient = OAuthConfiguration.client(for: host, folders, environment)
  }

  /// Whether the desktop has a keyring for tokens.
  public var hasKeyring: Bool { CredentialStore.hasSecretService(in: environment) }

  /// Returns a copy for another server, which does not run in this program.
  ///
  /// A registration in the environment is that of the first server; no other one gets its secret.
  func replacingHost(by host: GitHub.Host) -> Self {
    var copy = self
    copy.host = host
    copy.demo = nil
    copy.oauthClient = OAuthConfiguration.client(for: host, folders, [:])
    return copy
  }
}
