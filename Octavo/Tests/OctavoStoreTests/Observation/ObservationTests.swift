import Foundation
import GitHubValues
import OctavoStore
import Testing

@MainActor
struct ObservationTests {
  private let folder: TemporaryFolder
  private let store: AccountStore
  private let date = Date(timeIntervalSince1970: 1)

  init() throws {
    folder = try TemporaryFolder()
    store = try folder.accountStore()
  }

  private func repository(_ id: Int, _ name: String, stars: Int = 0) -> GitHub.Repository {
    GitHub.Repository(id: id, owner: .init(login: "octocat"), name: name, stars: stars)
  }

  private func name(_ name: String) -> GitHub.RepositoryName {
    GitHub.RepositoryName(owner: "octocat", name: name)
  }

  @Test func `the first value is delivered at once, and each change after it`() async throws {
    try await store.save(repository(1, "a", stars: 1), at: date)

    let values = ObservedValues(.repository(name("a")), in: store)
    #expect(values.all == [StoredValue(repository(1, "a", stars: 1), readAt: date)])
    try await store.save(repository(1, "a", stars: 2))
    await store.drained()

    #expect(values.all.map(\.value?.stars) == [1, 2])
  }

  @Test func `an entity that is stored later is delivered then`() async throws {
    let values = ObservedValues(.user("mona"), in: store)
    #expect(values.all == [StoredValue()])

    try await store.save(GitHub.User(id: 1, login: "Mona"), at: date)
    await store.drained()

    #expect(
      values.all.last == StoredValue(GitHub.User(id: 1, login: "Mona"), readAt: date)
    )
  }

  @Test func `an equal response is delivered as a new age, without rows`() async throws {
    try await store.replace(.own, with: ListPage(repositories(0..<50), readAt: date))
    let values = ObservedValues(.list(.own), in: store)
    let before = store.deliveries

    let later = date.addingTimeInterval(60)
    try await store.replace(.own, with: ListPage(repositories(0..<50), readAt: later))
    try await store.replace(.own, with: ListPage(repositories(0..<50), readAt: later))
    await store.drained()

    #expect(values.all.map(\.readAt).last == later)
    #expect(values.last == repositories(0..<50))
    #expect(store.deliveries.rows == before.rows)
    #expect(store.deliveries.values == before.values + 1)
  }

  @Test func `a change of another row is not read again`() async throws {
    try await store.save(repository(1, "a"))
    try await store.replace(.own, with: ListPage([repository(1, "a")]))
    let entity = ObservedValues(.repository(name("a")), in: store)
    let list = ObservedValues(.list(.own), in: store)
    let before = store.deliveries

    try await store.save(repository(2, "b"))
    try await store.replace(.search("b"), with: ListPage([repository(2, "b")]))
    await store.drained()

    #expect(store.deliveries == before)
    #expect(entity.all.count == 1)
    #expect(list.all.count == 1)
  }

  @Test func `a repository changes on all lists and pages that show it`() async throws {
    try await store.replace(.own, with: ListPage(repositories(0..<3)))
    try await store.replace(.search("r"), with: ListPage(repositories(1..<2)))
    let own = ObservedValues(.list(.own), in: store)
    let search = ObservedValues(.list(.search("R")), in: store)
    let page = ObservedValues(.repository(name("r1")), in: store)

    try await store.save(repository(1, "r1", stars: 9))
    await store.drained()

    #expect(own.last?.map(\.stars) == [0, 9, 0])
    #expect(search.last?.map(\.stars) == [9])
    #expect(page.last?.stars == 9)
  }

  @Test func `a long list is delivered from its first rows on`() async throws {
    try await store.replace(.own, with: ListPage(repositories(0..<500)))

    let values = ObservedValues(.list(.own), in: store)
    #expect(values.last == repositories(0..<64))
    await store.drained()

    #expect(values.all.map(\.value?.count) == [64, 500])
  }

  @Test func `several documents are delivered by their keys, as far as they can be read`()
    async throws
  {
    try await store.save("first", asDocument: "a", at: date)
    try await store.save(["of another type"], asDocument: "b", at: date)

    let values = ObservedValues(documents("abc"), in: store)
    try await store.save("third", asDocument: "c", at: date)
    await store.drained()

    #expect(values.all.map(\.value) == [["a": "first"], ["a": "first", "c": "third"]])
    #expect(try await store.value(of: documents("cd")).value == ["c": "third"])
  }

  @Test func `a document that several are not delivered for is not read again`() async throws {
    try await store.save("first", asDocument: "a", at: date)
    let values = ObservedValues(documents("a"), in: store)

    try await store.save("other", asDocument: "z", at: date)
    await store.drained()

    #expect(values.all.count == 1)
  }

  @Test func `many documents are delivered from the first ones on`() async throws {
    let names = (0..<450).map { (key: "\($0)", name: "document \($0)") }
    for (key, name) in names { try await store.save(key, asDocument: name, at: date) }

    let values = ObservedValues(StoreRead<[String: String]>.documents(names), in: store)
    #expect(values.last?.count == 64 && values.last?["63"] == "63")
    await store.drained()
    try await store.save("changed", asDocument: "document 449", at: date)
    await store.drained()

    #expect(values.all.map(\.value?.count) == [64, 450, 450])
    #expect(values.last?["449"] == "changed")
  }

  /// Reads the documents with names of one letter, which are also their keys.
  private func documents(_ letters: String) -> StoreRead<[String: String]> {
    .documents(letters.map { (key: "\($0)", name: "\($0)") })
  }

  @Test func `a burst of commits is delivered as its last state`() async throws {
    let values = ObservedValues(.list(.own), in: store)

    async let writes: Void = withThrowingTaskGroup { group in
      for count in 1...50 {
        group.addTask { [store] in
          try await store.save(GitHub.User(id: count, login: "u\(count)"))
        }
      }
      try await group.waitForAll()
    }
    try await writes
    try await store.replace(.own, with: ListPage(repositories(0..<3)))
    await store.drained()

    #expect(values.last == repositories(0..<3))
    #expect(values.all.count == 2)
  }

  @Test func `nothing is delivered after the end of an observation`() async throws {
    let values = ObservedValues(.repository(name("a")), in: store)

    values.end()
    try await store.save(repository(1, "a"))
    await store.drained()

    #expect(values.all.count == 1)
  }

  @Test func `observations end before the file is closed`() async throws {
    let values = ObservedValues(.list(.own), in: store)
    try await store.replace(.own, with: ListPage(repositories(0..<5000)))

    await store.endObservations()
    try store.close()
    await store.drained()

    #expect(values.all.count <= 2)
    #expect(values.failures == 0)
  }

  @Test func `a closed store fails the first value`() async throws {
    try store.close()

    let values = ObservedValues(.list(.own), in: store)

    #expect(values.all.isEmpty)
    #expect(values.failures == 1)
  }

  @Test(arguments: [2 << 20, 8 << 20])
  func `a file of any size is the first value`(bytes: Int) async throws {
    let file = GitHub.File(path: "a", bytes: Data(count: bytes))
    try await store.save(file, asDocument: "a", at: date)

    let values = ObservedValues(.document("a", as: GitHub.File.self), in: store)

    #expect(values.all == [StoredValue(file, readAt: date)])
  }

  @Test func `a readme, and that there is none, are the first value`() async throws {
    let file = GitHub.File(path: "README.md", bytes: Data(count: 1 << 20))
    try await store.save(file as GitHub.File?, asDocument: "a", at: date)
    try await store.save(nil as GitHub.File?, asDocument: "b", at: date)

    #expect(ObservedValues(.document("a", as: GitHub.File?.self), in: store).last == file)
    #expect(ObservedValues(.document("b", as: GitHub.File?.self), in: store).last == .some(nil))
  }

  @Test func `a folder of 3,000 entries is the first value`() async throws {
    let tree = tree(of: 3000)
    try await store.save(tree, asDocument: "a", at: date)

    let values = ObservedValues(.document("a", as: GitHub.Tree.self), in: store)

    #expect(values.all == [StoredValue(tree, readAt: date)])
  }

  @Test func `a large document of many values is delivered after the first value`() async throws {
    let tree = tree(of: 10_000)
    try await store.save(tree, asDocument: "a", at: date)

    let values = ObservedValues(.document("a", as: GitHub.Tree.self), in: store)
    #expect(values.all == [StoredValue()])
    await store.drained()

    #expect(values.all.last == StoredValue(tree, readAt: date))
  }

  private func tree(of count: Int) -> GitHub.Tree {
    GitHub.Tree(
      entries: (0..<count).map { .init(path: "Sources/File\($0).swift", size: 1, sha: "1") }
    )
  }
}
