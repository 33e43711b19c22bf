import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoStore
import OctavoViewModels
import Testing

/// Kills a program that writes with every kind of request at random moments, and starts it
/// again.
///
/// `OCTAVO_KILLS` says how often; `Scripts/kill-writes` sets it. Of the writes, one in ten is
/// carried out without an answer.
@Suite(.timeLimit(.minutes(20)))
struct KillTests {
  private let kills = ProcessInfo.processInfo.environment["OCTAVO_KILLS"].flatMap(Int.init) ?? 20
  private let names = ["anvil", "bellows", "chisel", "drill"].map {
    GitHub.RepositoryName(owner: "ada", name: $0)
  }

  @Test func `killed at any moment, it loses no request and doubles none`() async throws {
    let fixture = try await LiveFixture(
      repositories: names.map(\.name),
      accounts: [LiveFixture.grace]
    )
    // As fast as that of the program, so that a minute of doubt is a second here, too.
    fixture.serverClock.run(atSpeed: 60)
    var settings = ClientSettings()
    settings.waitPatiently()
    let api = GitHubAPI(host: fixture.host, settings: settings).authenticated(
      with: GitHub.Token(LiveFixture.account.token)
    )
    let issue = try await api.send(.newIssue(title: "Steam", body: "", in: names[0]))
    let id = GitHub.RepositoryID(rawValue: try await api.send(.repository(names[0])).id)
    let seed = UInt64.random(in: 0...UInt64.max)
    _ = try await api.send(.newIssue(title: "Water", body: "", in: names[0]))
    _ = try await api.send(.newMilestone("1.0", in: names[0]))
    for title in ["Roadmap", "Backlog"] {
      let numbers = title == "Roadmap" ? [issue.number] : []
      try await fixture.sandbox.makeProject(title, withIssues: numbers, of: "\(names[0])")
    }
    try await notify(fixture, api)
    let chance = FaultChance(0.1, seed: seed)
    // The queries of GraphQL are sent by POST as well, but to another path.
    for (method, path) in [
      ("POST", "/repositories"), ("PATCH", "/"), ("PUT", "/user"), ("PUT", "/notifications"),
      ("DELETE", "/"),
    ] {
      let lost = SandboxFault(.loseResponse, method: method, pathPrefix: path, chance: chance)
      fixture.sandbox.inject(lost)
    }

    let place = GitHub.IssuePlace(id, names[0], issue.number)
    let reaction = GitHub.ViewerFlag.reaction(.init(.heart, to: nil, on: place))
    let subscription = GitHub.ViewerFlag.subscription(to: place)
    let starred = Dictionary(
      uniqueKeysWithValues: names.map { (GitHub.ViewerFlag.star($0), false) }
    )
    let others: [GitHub.ViewerFlag: Bool] = [
      .follow("grace"): false, reaction: false, subscription: true,
    ]
    // The states that a flag may have.
    var expected = starred.merging(others) { $1 }.mapValues { Set([$0]) }
    var comments = WrittenComments()
    var issues = WrittenComments()
    var branches = WrittenComments()
    var notifications = WrittenNotifications()
    var written = WrittenIssue(issue, at: place)
    var (requests, killed) = (0, 0)
    var isMuted = false
    let arguments = [
      fixture.host.apiURL.absoluteString, fixture.folders.data.path, LiveFixture.account.token,
    ]
    for _ in 0..<kills {
      let worker = try WorkerProcess(arguments + ["\(id.rawValue)"] + names.map(\.description))
      for await line in worker.lines(Int.random(in: 1...40)) {
        let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard words.count == 4 else { continue }
        requests += 1
        let isStored = words[0] == "done"
        if words[1] == IssueMute.name {
          isMuted = true
        } else if let kind = GitHub.ViewerFlag.Kind(rawValue: words[1]) {
          let flag = GitHub.ViewerFlag(kind, key: words[2])
          expected[flag] = isStored ? [] : expected[flag]
          expected[flag, default: []].insert(words[3] == "true")
        } else if words[1] == IssueTransferRequest.name {
          continue
        } else if words[1] == NewBranch.name {
          branches.note(words[2], words[3], isStored: isStored)
        } else if words[1] == NewIssue.name {
          issues.note(words[2], words[3], isStored: isStored)
        } else if !notifications.note(words[1], words[2], words[3], isStored: isStored),
          !written.note(words[1], words[2], words[3], isStored: isStored)
        {
          comments.note(bare(words[2]), words[3], isStored: isStored)
        }
      }
      if worker.isKilled { killed += 1 }
    }
    fixture.sandbox.clearFaults()
    try await WorkerProcess(arguments).waitForEnd()

    let store = try AccountStore(
      folder: fixture.folders.data.appendingPathComponent("accounts"),
      host: fixture.host.name,
      login: "ada"
    )
    #expect(killed == kills && requests >= kills)
    #expect(store.notice == nil)
    // A text that refers to an issue that was moved before its answer came waits for the user.
    let moved = try await store.requests().filter {
      $0.state == .asks && $0.kind == NewComment.name && $0.value.contains("#unsent-")
    }
    for row in moved {
      let text = (RequestKinds.request(row) as? NewComment)?.body ?? ""
      comments.note(bare(text), "", isStored: false)
    }
    let left = try await store.requests().filter { row in
      !WrittenIssue.mayAsk(row) && !moved.contains(row)
    }.map {
      "\($0.kind) \($0.state) \($0.reason ?? "")"
    }
    #expect(left == [], "seed \(seed)")
    for name in names {
      let repository = try await api.send(.repository(name))
      let isStarred = try await api.send(.isStarred(name))
      let stored = try store.viewerState(of: .star).states[.star(name)]
      #expect(expected[.star(name)]?.contains(isStarred) == true, "\(name), seed \(seed)")
      #expect(stored?.confirmed == isStarred && stored?.pending == nil, "\(name), seed \(seed)")
      #expect(repository.stars == (isStarred ? 1 : 0), "\(name), seed \(seed)")
      #expect(try await store.repository(name)?.stars == repository.stars, "\(name)")
    }
    let hearts = try await api.send(.reactions(to: .issue(1), in: id, content: .heart)).items
    let node = try await api.send(.issue(1, of: id)).requiredNodeID
    let state = try await api.send(.viewerState(ofIssue: node)).value.subscription
    #expect(hearts.count < 2 && expected[reaction]?.contains(hearts.count == 1) == true)
    // Who comments is subscribed, unless the issue is muted.
    #expect(
      state == .subscribed || expected[subscription]?.contains(false) == true
        || isMuted && state == .ignored
    )
    #expect(expected[.follow("grace")]?.contains(try await api.send(.isFollowing("grace"))) == true)
    let texts = try await allComments(on: place, api)
    #expect(comments.faults(in: texts.map(bare)) == [], "seed \(seed)")
    #expect(texts.allSatisfy { !$0.contains("#unsent-") }, "seed \(seed)")
    let facts = try await api.send(.facts(ofIssue: 1, of: names[0]))
    let refs = try await api.pages(of: .branches(of: id)).items().map(\.name)
    #expect(branches.faults(in: refs.filter { $0.hasPrefix("1-") }) == [], "seed \(seed)")
    #expect(Set(facts.branches ?? []).isSubset(of: refs), "seed \(seed)")
    // An issue is in the repository, or was moved to the other one.
    let here = try await api.pages(of: .issues(of: id, state: .all)).items().filter {
      $0.number > 2
    }
    let there = try await api.pages(of: .issues(of: names[1], state: .all)).items()
      .filter { !$0.title.hasPrefix("Steam ") }
    #expect(issues.faults(in: (here + there).map(\.title)) == [], "seed \(seed)")
    #expect(try await notifications.faults(by: api) == [], "seed \(seed)")
    #expect(try await written.faults(by: api) == [], "seed \(seed)")
    try await api.shutdown()
    await fixture.end()
  }

  /// The text of a comment without the issue to which it refers.
  private func bare(_ text: String) -> String { String(text.prefix { $0 != " " }) }

  /// Lets the other account comment on issues, of which the user is notified.
  private func notify(_ fixture: LiveFixture, _ api: GitHubAPI) async throws {
    let grace = GitHubAPI(host: fixture.host, settings: ClientSettings()).authenticated(
      with: GitHub.Token(LiveFixture.grace.token)
    )
    for number in 1...40 {
      let issue = try await api.send(.newIssue(title: "Steam \(number)", body: "", in: names[1]))
      _ = try await grace.send(.newComment("Yes", onIssue: issue.number, of: names[1]))
    }
    try await grace.shutdown()
  }

  private func allComments(on place: GitHub.IssuePlace, _ api: GitHubAPI) async throws -> [String] {
    let endpoint = Endpoint.comments(onIssue: place.number, of: place.repository)
    var (texts, next) = ([String](), Optional(try await api.send(endpoint)))
    while let page = next {
      texts += page.items.map(\.body)
      next =
        if let address = page.next { try await api.send(endpoint.page(at: address)) } else { nil }
    }
    return texts
  }
}
