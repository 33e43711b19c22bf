import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Synchronization

/// A GitHub of one's own: its REST API on the loopback address, over real git repositories.
///
/// ```swift
/// let sandbox = GitHubSandbox(SandboxConfiguration(.folders([folder])))
/// let address = try await sandbox.start()
/// // … talk to address.baseURL …
/// await sandbox.stop()
/// ```
/// Starting binds the port and opens the state file; repositories are read with the first request.
/// Several sandboxes can run at once.
public final class GitHubSandbox: Sendable {
  /// A running server, and the socket that it listens on.
  private struct Server {
    let task: Task<Void, any Error>
    let channel: any Channel
    let connections: AcceptedConnections

    /// Stops accepting connections, waits until every accepted one has a handler, then closes all.
    func stop() async {
      try? await channel.setOption(.autoRead, value: false).get()
      await connections.allTakenUp()
      channel.close(promise: nil)
      _ = try? await channel.closeFuture.get()
      task.cancel()
      _ = await task.result
    }
  }

  private struct Running {
    let server: Server
    let catalog: RepositoryCatalog
    let responder: SandboxResponder
  }

  private let configuration: SandboxConfiguration
  let clock: SandboxClock
  private let faults = FaultPlan()
  private let journal = RequestJournal()
  private let running = Mutex<Running?>(nil)

  /// Describes a sandbox without starting it.
  public init(_ configuration: SandboxConfiguration) {
    self.configuration = configuration
    clock = SandboxClock(configuration.clock)
  }

  deinit {
    guard let server = running.withLock({ $0?.server }) else { return }
    Task { await server.stop() }
  }

  /// Starts the server; requests are answered once this returns.
  ///
  /// - Throws: ``SandboxError``.
  public func start() async throws -> SandboxAddress {
    guard running.withLock({ $0 == nil }) else {
      throw SandboxError(reason: .alreadyStarted, detail: "")
    }
    let checks: CheckScript
    do {
      checks = try CheckScript(configuration.checks)
    } catch {
      throw SandboxError(reason: .unreadableChecks, detail: "\(error)")
    }
    let state = try openState()
    let catalog = RepositoryCatalog(
      state: state,
      clock: { [clock] in clock.date },
      report: configuration.report,
      copies: RepositoryCopies(mode: configuration.copiesMode),
      load: CatalogLoader(
        content: configuration.content,
        others: configuration.others,
        checks: checks,
        clock: { [clock] in clock.date }
      ).load
    )
    let services = EndpointServices(
      catalog: catalog,
      state: state,
      limits: RateLimits(perHour: configuration.requestsPerHour),
      revoked: RevokedTokens(),
      sizes: configuration.sizes,
      versions: configuration.refusesNewerVersion ? [.v2022] : [.v2022, .v2026],
      scopes: configuration.scopes,
      singleSignOn: SingleSignOn(of: configuration.singleSignOn, state: state),
      suggestsSecrets: configuration.content.isDemo
    )
    let responder = SandboxResponder(
      services: services,
      fineGrainedToken: configuration.fineGrainedToken,
      faults: faults,
      journal: journal,
      clock: clock
    )
    let server = try await Self.serve(responder, port: configuration.port)
    running.withLock { $0 = Running(server: server, catalog: catalog, responder: responder) }
    return SandboxAddress(port: server.channel.localAddress?.port ?? configuration.port)
  }

  /// Ends all connections and frees the port; a sandbox that does not run stays as it is.
  public func stop() async {
    let ended = running.withLock { running in
      defer { running = nil }
      return running
    }
    faults.release()
    await ended?.server.stop()
    await ended?.catalog.save()
  }

  /// The first of the accounts that can log in.
  ///
  /// - Throws: ``SandboxError`` if the sandbox is not running, or the error that kept the
  ///   repositories from being read.
  public func account() async throws -> SandboxAccount {
    try await contents().account
  }

  /// The folders that could not be served and the repositories that could not be read, with
  /// reasons.
  ///
  /// Repositories are read for requests for users or events; the list is that of the last one.
  ///
  /// - Throws: As ``account()``.
  public func problems() async throws -> [SandboxProblem] {
    let catalog = try catalog()
    return try await catalog.contents().problems + catalog.unreadable
  }

  /// Reads the repositories, which the first request for users or events does otherwise.
  public func prepare() async { _ = try? await catalog().snapshot() }

  /// The names of the repositories that are served, such as `ada/engine`.
  ///
  /// - Throws: As ``account()``.
  public func repositoryNames() async throws -> [String] {
    try await contents().repositories.map(\.fullName)
  }

  /// The newest thousand requests, oldest first.
  public var requests: [RequestRecord] { journal.records }

  /// Injects a fault; of several that fit a request, the oldest takes effect.
  public func inject(_ fault: SandboxFault) { faults.add(fault) }

  /// Removes all faults, and continues the held requests.
  public func clearFaults() { faults.removeAll() }

  /// Continues the requests that a `hold` fault keeps waiting.
  public func releaseHeldRequests() { faults.release() }

  /// Waits until a `hold` fault keeps this many requests waiting.
  public func waitForHeldRequests(_ count: Int = 1) async { await faults.waitForHeld(count) }

  /// Sets the clock forward, and carries out the requests of `actLater` faults that are due then.
  public func advanceClock(by seconds: Int) async {
    clock.advance(by: seconds)
    await carryOutLateRequests()
  }

  /// Carries out the requests of `actLater` faults that are due by the clock.
  ///
  /// Every later request does so too before it is answered.
  public func carryOutLateRequests() async {
    await running.withLock { $0?.responder }?.carryOutLateRequests()
  }

  private func contents() async throws -> CatalogSource { try await catalog().contents() }

  func catalog() throws -> RepositoryCatalog {
    guard let catalog = running.withLock({ $0?.catalog }) else {
      throw SandboxError(reason: .notRunning, detail: "")
    }
    return catalog
  }

  private func openState() throws -> StateStore {
    do {
      return try StateStore(folder: configuration.state)
    } catch {
      throw SandboxError(reason: .stateUnavailable, detail: "\(error)")
    }
  }

  private static func serve(_ responder: SandboxResponder, port: Int) async throws -> Server {
    let (bound, continuation) = AsyncThrowingStream<any Channel, any Error>.makeStream()
    let connections = AcceptedConnections()
    let application = Application(
      responder: responder,
      server: HTTPServerBuilder {
        TrackedChannel(
          base: HTTP1Channel(
            responder: $0,
            configuration: .init(additionalChannelHandlers: [DateHandler()])
          ),
          connections: connections
        )
      },
      configuration: .init(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { channel in
        let handler = AcceptanceHandler(connections)
        try? await channel.pipeline.addHandler(handler, position: .first).get()
        continuation.yield(channel)
      },
      logger: Logger(label: "sandbox") { _ in SwiftLogNoOpLogHandler() }
    )
    let task = Task {
      do {
        try await application.run()
        continuation.finish(throwing: CancellationError())
      } catch {
        continuation.finish(throwing: error)
        throw error
      }
    }
    do {
      for try await channel in bound {
        return Server(task: task, channel: channel, connections: connections)
      }
      throw CancellationError()
    } catch {
      task.cancel()
      throw SandboxError(reason: .portUnavailable(port), detail: "\(error)")
    }
  }
}

extension SandboxAddress {
  fileprivate init(port: Int) {
    self.port = port
    var parts = URLComponents()
    parts.scheme = "http"
    parts.host = "127.0.0.1"
    parts.port = port
    parts.path = "/api/v3"
    baseURL = parts.url ?? URL(filePath: "/")
  }
}
