/// The server that the app talks to, as far as screens care.
public nonisolated struct Server: Sendable, Hashable {
  /// The name for the user, such as “github.com”.
  public let name: String
  /// The address of its pages for a browser, without a slash at the end: “https://github.com”.
  public let webAddress: String
  /// Whether it is reached without a network: only such a one is asked without encryption.
  public var isOnThisMachine: Bool { webAddress.hasPrefix("http://") }
  /// The ways to log in that it offers, the usual one first.
  public let loginMethods: [LoginMethod]
  /// Whether the app can log in on a page that opens in the user's browser.
  public let offersBrowserLogin: Bool
  /// Whether the app can log in by a code that the user enters on a page.
  public let offersDeviceLogin: Bool
  /// The account of a server in this program; `nil` on all other servers.
  public let demo: DemoAccount?

  /// Describes a server.
  public init(
    name: String,
    webAddress: String,
    loginMethods: [LoginMethod],
    offersBrowserLogin: Bool = false,
    offersDeviceLogin: Bool = false,
    demo: DemoAccount? = nil
  ) {
    precondition(!loginMethods.isEmpty, "a server needs a way in")
    self.name = name
    self.webAddress = webAddress
    self.loginMethods = loginMethods
    self.offersBrowserLogin = offersBrowserLogin
    self.offersDeviceLogin = offersDeviceLogin
    self.demo = demo
  }
}

/// A way to log in.
public nonisolated enum LoginMethod: Sendable, Hashable {
  /// A personal access token, pasted.
  case token
  /// A name and a password, and a one-time code where one is asked for.
  case password
}

/// The account of a server in this program: the demo world, or the user's own repositories.
public nonisolated struct DemoAccount: Sendable, Hashable {
  /// The login.
  public let username: String
  /// The password.
  public let password: String
  /// The code of the second step.
  public let oneTimeCode: String
  /// The repositories that the server serves.
  public let content: LocalContent

  /// Describes the account.
  public init(
    username: String,
    password: String,
    oneTimeCode: String,
    content: LocalContent = .demoWorld
  ) {
    self.username = username
    self.password = password
    self.oneTimeCode = oneTimeCode
    self.content = content
  }
}

/// The repositories of a server in this program.
public nonisolated enum LocalContent: Sendable, Hashable, CaseIterable {
  /// Invented users and their repositories.
  case demoWorld
  /// The user's own repositories.
  case repositories

  /// The name inside a sentence, such as “Log in to the demo world”.
  public var name: String {
    switch self {
    case .demoWorld: "the demo world"
    case .repositories: "your repositories"
    }
  }

  /// The name at the start of a line.
  public var title: String {
    switch self {
    case .demoWorld: "Demo world"
    case .repositories: "Your repositories"
    }
  }
}

/// The place of a token between two runs.
public nonisolated enum TokenPlace: Sendable, Hashable {
  /// In the desktop's Secret Service.
  case secretService
  /// In a file that only its owner can read.
  case file(path: String)
  /// Nowhere: it comes from an environment variable at each start.
  case environment(variable: String)
  /// Nowhere: it is kept in memory until the program ends.
  case memory
}
