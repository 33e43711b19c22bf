public import GitHubValues

/// A server's REST API, as one account sees it.
///
/// ```swift
/// let anonymousAPI = GitHubAPI(host: .github)
/// let login = try await anonymousAPI.logIn(with: GitHub.Token(secret))
/// let api = anonymousAPI.authenticated(with: login.token)
/// for try await page in api.ownRepositories() { show(page.items) }
/// ```
/// Every call throws `APIError` when the server or the way to it fails, and `CancellationError`
/// when its task is cancelled, which ends the request. Requests and decoding run off the
/// caller's actor. What only reads, or can be repeated without harm, is tried again when the
/// server stumbles.
///
/// Copies share their connections, which come up with the first request. Call `shutdown()` on
/// one of them when the program is done with all.
public struct GitHubAPI: Sendable {
  /// The server.
  public var host: GitHub.Host { requester.host }

  let requester: Requester

  /// Makes a client of a server; nothing is sent yet.
  public init(
    host: GitHub.Host,
    credentials: Credentials = .none,
    settings: ClientSettings = ClientSettings()
  ) {
    requester = Requester(
      host: host,
      credentials: credentials,
      settings: settings,
      transport: Transport(settings: settings),
      cache: ResponseCache(capacity: settings.cacheBytes)
    )
  }

  private init(requester: Requester) {
    self.requester = requester
  }

  /// The same server for the holder of a token, over the same connections.
  public func authenticated(with token: GitHub.Token) -> GitHubAPI {
    with(.token(token))
  }

  /// Ends all connections, those of copies too; later calls find the server offline.
  public func shutdown() async throws {
    try await requester.transport.shutdown()
  }

  /// A copy for somebody else, to whom answers kept for this person are never shown.
  func with(_ credentials: Credentials) -> GitHubAPI {
    GitHubAPI(
      requester: Requester(
        host: host,
        credentials: credentials,
        settings: requester.settings,
        transport: requester.transport,
        cache: ResponseCache(capacity: requester.settings.cacheBytes)
      )
    )
  }
}
