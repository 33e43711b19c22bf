import BinderyTerminal
import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoLive
import OctavoServers
import OctavoTerminal
import OctavoViewModels

/// The times until the ends of two logs of jobs are on the screen.
@MainActor
enum LogEnds {
  /// The most that the end of the long log takes, as a multiple of that of the short one.
  static let mostGrowth = 1.5

  /// Opens both logs by turns, so that a busy machine slows both.
  ///
  /// - Parameters:
  ///   - short: The bytes of the short log.
  ///   - long: The bytes of the long log.
  ///   - times: The number of turns.
  /// - Returns: The milliseconds of the fastest opening of each, and the median of the ratios.
  /// - Throws: An error of the server or of the program.
  static func compare(
    _ short: Int,
    _ long: Int,
    times: Int
  ) throws -> (short: Double, long: Double, ratio: Double) {
    let logs = [try OpenedLog(bytes: short), try OpenedLog(bytes: long)]
    defer { logs.forEach { $0.end() } }
    // The first opening fills caches of the server.
    for log in logs { _ = try log.open() }
    let pairs = try (0..<times).map { _ in (try logs[0].open(), try logs[1].open()) }
    let ratios = pairs.map { $0.1 / $0.0 }.sorted()
    return (
      pairs.map(\.0).min() ?? 0, pairs.map(\.1).min() ?? 0, ratios[ratios.count / 2]
    )
  }
}

/// A log of a job on a server of its own, and the program that shows it.
@MainActor
private struct OpenedLog {
  private let world: LargeWorld
  private let server: LocalServer
  private let app: HeadlessApp
  private let route: Route

  init(bytes: Int) throws {
    let world = try LargeWorld(.log(bytes))
    let server = try MainThread.run { try await world.start() }
    let app = try HeadlessApp(
      LiveConfiguration(server, environment: [:]),
      size: Size(columns: 200, rows: 60)
    )
    let name = GitHub.RepositoryName(owner: "ada", name: "large")
    let job = try MainThread.run { [session = app.session] in
      try await session.logIn(as: server.account)
      let gitHub = session.services.gitHub
      let runs = try await gitHub.send(.workflowRuns(of: name)).items
      guard let run = runs.first else { throw CocoaError(.featureUnsupported) }
      return try await gitHub.send(.jobs(ofWorkflowRun: run.id, of: name)).items.first?.id ?? 0
    }
    try app.settle()
    (self.world, self.server, self.app) = (world, server, app)
    route = .checkLog(name, job: job)
  }

  /// Shows the log, and returns the milliseconds until nothing is left to do.
  func open() throws -> Double {
    app.session.services.navigation.resetRoot(.home, isForced: true)
    try app.settle()
    let beginning = ContinuousClock.now
    app.session.services.navigation.push(route)
    try app.settle()
    return (ContinuousClock.now - beginning) / .milliseconds(1)
  }

  func end() {
    app.session.endOnMainThread()
    world.remove()
  }
}
