import BinderySignals
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubValues
import OctavoLive
import OctavoStore
import OctavoViewModels

/// A program that stars and unstars repositories at random until it is killed, for the test that
/// kills it.
///
/// It prints a line before and after each request is stored: `begin NAME TARGET`,
/// `done NAME TARGET`.
@main
struct Worker {
  static func main() async throws {
    let arguments = CommandLine.arguments
    let worker = try await Worker(
      host: arguments[1],
      folder: URL(filePath: arguments[2]),
      token: arguments[3]
    )
    if arguments.count > 4 {
      try await worker.play(arguments[4...].compactMap { GitHub.RepositoryName($0) })
    } else {
      while try await !worker.responses.requests().isEmpty {
        try await Task.sleep(for: .milliseconds(20))
      }
      await worker.session.end()
    }
  }

  private let session: AppSession
  /// The store on a connection of its own, for the responses.
  private let responses: AccountStore

  private init(host: String, folder: URL, token: String) async throws {
    let host = try GitHub.Host(parsing: host)
    let folders = Folders(data: folder, state: folder)
    var configuration = LiveConfiguration(host: host, folders: folders, environment: [:])
    configuration.client.waitPatiently()
    configuration.client.now = { FastScheduler.date }
    session = try AppSession(configuration, scheduler: FastScheduler())
    await session.restore()
    if session.services.session.user == nil {
      _ = try await session.services.session.logIn(with: GitHub.Token(token))
    }
    responses = try AccountStore(
      folder: folder.appendingPathComponent("accounts"),
      host: host.name,
      login: session.services.session.user?.login ?? ""
    )
  }

  private func play(_ names: [GitHub.RepositoryName]) async throws {
    let source = session.services.viewerSource
    for name in names {
      try await source.load(.star(name))
      try await load(name)
    }
    while let name = names.randomElement() {
      let target = Bool.random()
      write("begin \(name) \(target)")
      try await source.request(target, of: .star(name))
      write("done \(name) \(target)")
      if Int.random(in: 0..<4) == 0 { try await load(name) }
      if Int.random(in: 0..<8) == 0 { await source.atRest() }
    }
  }

  /// Loads a repository while requests for it are under way, as a screen does.
  private func load(_ name: GitHub.RepositoryName) async throws {
    let revision = try await responses.viewerRevision()
    let repository = try await session.services.gitHub.send(.repository(name))
    try await responses.save(repository, since: revision)
  }

  private func write(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}

/// A clock of which a minute is a second, so that doubts and pauses end soon.
private final class FastScheduler: Scheduler {
  private nonisolated static let start = Date(timeIntervalSince1970: 1_790_000_000)
  private nonisolated static let speed = 60.0
  private let real = MainScheduler()

  init() {}

  deinit {}

  /// The date, the same in all programs.
  nonisolated static var date: Date {
    start.addingTimeInterval(Date().timeIntervalSince(start) * speed)
  }

  var now: Duration { real.now * Int(Self.speed) }

  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    real.schedule(after: delay / Self.speed, action)
  }
}
