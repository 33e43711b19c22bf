public import Foundation
public import GitHubEndpoints
public import GitHubValues

/// The REST API of a server, with the credentials of one account.
///
/// ```swift
/// let anonymousAPI = GitHubAPI(host: .github)
/// let login = try await anonymousAPI.logIn(with: GitHub.Token(secret))
/// let api = anonymousAPI.authenticated(with: login.token)
/// let user = try await api.send(.user("octocat"))
/// for try await page in api.pages(of: .ownRepositories) { show(page.items) }
/// ```
/// Every call throws `APIError` if the server or the connection fails, and `CancellationError` if
/// its task is cancelled, which ends the request. Requests and decoding run off the actor of the
/// caller. Idempotent requests are retried, and each request waits for the end of a short limit.
///
/// Copies share their connections, which are opened by the first request. Call `shutdown()` on
/// one of the copies when the program ends.
public struct GitHubAPI: Sendable {
  /// The server.
  public var host: GitHub.Host { requester.host }
  /// The credentials of each request.
  public var credentials: Credentials { requester.credentials }

  private let requester: Requester

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
      cache: ResponseCache(capacity: settings.cacheBytes),
      server: ServerState(),
      version: ServerVersion(settings.apiVersion)
    )
  }

  private init(requester: Requester) {
    self.requester = requester
  }

  /// Sends an endpoint, and returns the decoded value of the response.
  ///
  /// If the response leads to another endpoint that has the value, that one is sent as well.
  public func send<Value>(_ endpoint: Endpoint<Value>) async throws -> Value {
    var next = endpoint
    while true {
      let endpoint = next
      do {
        let request = endpoint.request
        let onEvent = requester.settings.onEvent
        let outcome = try await requester.response(to: request) { response in
          var response = response
          response.itemDropHandler = ItemDropHandler { type, place in
            let item = GitHub.DroppedItem(request: request.summary, type: type, place: place)
            onEvent(.droppedItem(item))
          }
          return try endpoint.decoded(from: response)
        }
        switch outcome {
        case .value(let value): return value
        case .next(let other): next = other
        }
      } catch let error as APIError {
        if let value = endpoint.value(for: error) { return value }
        guard let smaller = endpoint.smaller(after: error) else { throw error }
        next = smaller
      }
    }
  }

  /// Sends an endpoint, and passes the bytes of the response to a closure while they arrive.
  ///
  /// The response may be of any length: it is never in memory as a whole. The next part is read
  /// when the closure has returned; an error that it throws ends the request and is thrown. A
  /// download that was interrupted continues at a position if the server still has that version,
  /// and otherwise starts again, as the first part says.
  public func download(
    _ endpoint: Endpoint<Data>,
    from position: DownloadPosition? = nil,
    receive: @Sendable (DownloadPart) async throws -> Void
  ) async throws {
    let range = position.map { DownloadRange.from($0) }
    try await requester.download(endpoint.request, range, receive: receive)
  }

  /// Sends an endpoint, and passes the last bytes of the response to a closure while they arrive.
  ///
  /// A server that does not permit that sends all of it; the first part says which bytes follow.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint.
  ///   - end: The number of bytes.
  ///   - receive: Receives the parts; an error that it throws ends the request.
  /// - Throws: `APIError`, or the error of the closure.
  public func download(
    _ endpoint: Endpoint<Data>,
    end: Int,
    receive: @Sendable (DownloadPart) async throws -> Void
  ) async throws {
    try await requester.download(endpoint.request, .end(end), receive: receive)
  }

  /// A list that is read page by page.
  public func pages<Item>(of endpoint: Endpoint<GitHub.Page<Item>>) -> Pages<Item> {
    Pages(of: endpoint) { try await send($0) }
  }

  /// Ends all connections, those of copies too; later calls throw `.offline`.
  public func shutdown() async throws {
    try await requester.transport.shutdown()
  }

  /// Returns a client of the same server with a token, over the same connections.
  ///
  /// With a folder, responses to the account are kept from run to run, so that an unchanged one is
  /// not transferred again; otherwise they are kept in memory. Each account needs a folder of its
  /// own. The folder never holds the token.
  ///
  /// With a closure, the events of the new client are passed to that one instead of the one in the
  /// settings, so that the events of two accounts can be distinguished.
  public func authenticated(
    with token: GitHub.Token,
    cacheFolder: URL? = nil,
    onEvent: (@Sendable (ClientEvent) -> Void)? = nil
  ) -> GitHubAPI {
    with(.token(token), cacheFolder: cacheFolder, onEvent: onEvent)
  }

  /// Returns a copy with other credentials, which does not share cached responses and limits.
  func with(
    _ credentials: Credentials,
    cacheFolder: URL? = nil,
    onEvent: (@Sendable (ClientEvent) -> Void)? = nil
  ) -> GitHubAPI {
    var settings = requester.settings
    if let onEvent { settings.onEvent = onEvent }
    let capacity = settings.cacheBytes
    let files = cacheFolder.map {
      ResponseFiles(
        folder: $0,
        capacity: capacity,
        origin: host.apiURL.origin,
        secrets: credentials.secrets
      )
    }
    return GitHubAPI(
      requester: Requester(
        host: host,
        credentials: credentials,
        settings: settings,
        transport: requester.transport,
        cache: ResponseCache(
          capacity: capacity,
          memory: settings.memoryCacheBytes,
          files: files
        ),
        server: ServerState(),
        version: requester.version
      )
    )
  }
}
