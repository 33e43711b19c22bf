import Foundation
import GitHubValues
import OctavoStore
import Testing

@MainActor
struct StarDeliveryTests {
  private let folder: TemporaryFolder
  private let store: AccountStore
  private let date = Date(timeIntervalSince1970: 1)
  private let flag = GitHub.ViewerFlag.star(.init(owner: "octocat", name: "r7"))

  init() throws {
    folder = try TemporaryFolder()
    store = try folder.accountStore()
  }

  @Test(arguments: [50, 5000])
  func `a star on a list of any length delivers one flag and no row`(_ count: Int) async throws {
    try await store.replace(.own, with: ListPage(repositories(0..<count)))
    try await store.learnAll(.star, set: [], since: 0, at: date)
    let list = ObservedValues(.list(.own), in: store)
    var flags: [GitHub.ViewerFlag: GitHub.ViewerFlagState] = [:]
    let observation = try store.observeViewerState(of: .star) { flags = $0.states }
    await store.drained()
    let before = store.deliveries

    _ = try await store.request(true, of: flag, at: date)
    await store.drained()

    #expect(flags == [flag: .init(confirmed: false, pending: true)])
    #expect(store.deliveries.rows == before.rows + 1)
    #expect(store.deliveries.values == before.values + 1)
    #expect(list.last?.count == count)
    observation.end()
  }

  @Test(arguments: [50, 5000])
  func `a confirmation on a list of any length delivers one flag and no row`(
    _ count: Int
  ) async throws {
    try await store.replace(.own, with: ListPage(repositories(0..<count)))
    try await store.learnAll(.star, set: [], since: 0, at: date)
    _ = try await store.request(true, of: flag, at: date)
    let list = ObservedValues(.list(.own), in: store)
    var flags: [GitHub.ViewerFlagState?] = []
    let observation = try store.observeViewerState(of: .star) { flags.append($0.states[flag]) }
    await store.drained()
    let before = store.deliveries

    try await confirm()

    #expect(
      flags == [
        .init(confirmed: false, pending: true), .init(confirmed: true, confirmedChange: 1),
      ]
    )
    #expect(flags.map { (list.last?[7].stars ?? 0) + ($0?.countChange ?? 0) } == [1, 1])
    #expect(store.deliveries.rows == before.rows + 1)
    #expect(store.deliveries.values == before.values + 1)
    observation.end()
  }

  @Test func `a response after a confirmation delivers the flag and the rows together`()
    async throws
  {
    try await store.replace(.own, with: ListPage(repositories(0..<10)))
    try await store.learnAll(.star, set: [], since: 0, at: date)
    _ = try await store.request(true, of: flag, at: date)
    try await confirm()
    let list = ObservedValues(.list(.own), in: store)
    var shown: [Int] = []
    var isCounted = false
    let observation = try store.observeViewerState(of: .star) { changes in
      isCounted = changes.states[flag]?.countChange == 0
      shown.append((list.last?[7].stars ?? 0) + (changes.states[flag]?.countChange ?? 0))
    }

    try await store.save(
      GitHub.Repository(id: 7, owner: .init(login: "octocat"), name: "r7", stars: 1),
      since: try await store.viewerRevision()
    )
    await store.drained()

    #expect(list.last?[7].stars == 1 && isCounted)
    #expect(shown == [1, 1])
    observation.end()
  }

  @Test func `clearing delivers that the stars of deleted repositories are no longer added`()
    async throws
  {
    try await store.replace(.own, with: ListPage(repositories(0..<10)))
    try await store.learnAll(.star, set: [], since: 0, at: date)
    _ = try await store.request(true, of: flag, at: date)
    try await confirm()
    var flags: [GitHub.ViewerFlagState?] = []
    let observation = try store.observeViewerState(of: .star) { flags.append($0.states[flag]) }

    try await store.clear()
    await store.drained()

    #expect(flags == [.init(confirmed: true, confirmedChange: 1), .init(confirmed: true)])
    observation.end()
  }

  @Test func `the removal of an old list delivers that its stars are no longer added`() async throws
  {
    try await store.replace(.search("oldest"), with: ListPage(repositories(0..<10), readAt: date))
    try await store.learnAll(.star, set: [], since: 0, at: date)
    _ = try await store.request(true, of: flag, at: date)
    try await confirm()
    var flags: [GitHub.ViewerFlagState?] = []
    let observation = try store.observeViewerState(of: .star) { flags.append($0.states[flag]) }

    for number in 0..<100 {
      let later = date.addingTimeInterval(Double(number + 1))
      let page = ListPage<GitHub.Repository>([], readAt: later)
      try await store.replace(.search("q\(number)"), with: page)
    }
    await store.drained()

    #expect(flags == [.init(confirmed: true, confirmedChange: 1), .init(confirmed: true)])
    observation.end()
  }

  private func confirm() async throws {
    let action = try #require(try await store.next())
    let sent = try #require(try await store.begin(action))
    try await store.confirm(sent, at: date)
    await store.drained()
  }
}
