import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoStore
import Testing

/// Kills a program that stars and unstars, at random moments, and starts it again.
///
/// `OCTAVO_KILLS` says how often; `Scripts/kill-outbox` sets it.
@Suite(.timeLimit(.minutes(20)))
struct KillTests {
  private let kills = ProcessInfo.processInfo.environment["OCTAVO_KILLS"].flatMap(Int.init) ?? 5
  private let names = ["anvil", "bellows", "chisel", "drill"].map {
    GitHub.RepositoryName(owner: "ada", name: $0)
  }

  @Test func `killed at any moment, it loses no star and doubles none`() async throws {
    let fixture = try await LiveFixture(repositories: names.map(\.name))
    var expected = Dictionary(uniqueKeysWithValues: names.map { ($0.description, Set([false])) })
    let arguments = [fixture.host.apiURL.absoluteString, fixture.folders.data.path]
    let token = [LiveFixture.account.token]

    var (requests, killed) = (0, 0)
    for _ in 0..<kills {
      let worker = try WorkerProcess(arguments + token + names.map(\.description))
      for await line in worker.lines(Int.random(in: 1...40)) {
        let words = line.split(separator: " ").map(String.init)
        guard words.count == 3 else { continue }
        requests += 1
        let target = words[2] == "true"
        if words[0] == "done" {
          expected[words[1]] = [target]
        } else {
          expected[words[1], default: []].insert(target)
        }
      }
      if worker.isKilled { killed += 1 }
    }
    try await WorkerProcess(arguments + token).waitForEnd()

    let store = try AccountStore(
      folder: fixture.folders.data.appendingPathComponent("accounts"),
      host: fixture.host.name,
      login: "ada"
    )
    var settings = ClientSettings()
    settings.waitPatiently()
    let api = GitHubAPI(host: fixture.host, settings: settings).authenticated(
      with: GitHub.Token(token[0])
    )
    #expect(killed == kills && requests >= kills)
    #expect(store.notice == nil)
    #expect(try await store.requests().isEmpty)
    for name in names {
      let repository = try await api.send(.repository(name))
      let isStarred = try await api.send(.isStarred(name))
      let stored = try store.viewerState(of: .star).states[.star(name)]
      #expect(expected[name.description]?.contains(isStarred) == true, "\(name)")
      #expect(stored?.confirmed == isStarred && stored?.pending == nil, "\(name)")
      #expect(repository.stars == (isStarred ? 1 : 0), "\(name)")
      #expect(try await store.repository(name)?.stars == repository.stars, "\(name)")
    }
    try await api.shutdown()
    await fixture.end()
  }
}
