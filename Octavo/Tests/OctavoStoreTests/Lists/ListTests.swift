import Foundation
import GRDB
import GitHubValues
import OctavoStore
import Testing

struct ListTests {
  private let folder: TemporaryFolder
  private let store: AccountStore
  private let date = Date(timeIntervalSince1970: 1)

  init() throws {
    folder = try TemporaryFolder()
    store = try folder.accountStore()
  }

  private func accounts(_ logins: String...) -> [GitHub.Account] {
    logins.map { GitHub.Account(login: $0, avatarURL: URL(string: "https://a.example/\($0)")) }
  }

  private func events(_ ids: Range<Int>) -> [GitHub.Event] {
    ids.reversed().map {
      GitHub.Event(
        id: "\($0)",
        actor: .init(login: "mona"),
        repository: .init(owner: "octocat", name: "r"),
        createdAt: date,
        kind: .star
      )
    }
  }

  @Test func `the number of all results of a search stays with the page`() async throws {
    let key = ListKey.followers(of: "mona")
    var page = ListPage(accounts("a"), next: "2", readAt: date, entityTag: "1")
    (page.total, page.isIncomplete) = (1_200, true)

    try await store.replace(key, with: page)
    try await store.append(ListPage(accounts("b")), to: key, at: "2")
    _ = try await store.renew(key, unchangedSince: "1", at: date)

    let stored = try await store.value(of: .list(key))
    #expect(stored.value == accounts("a", "b"))
    #expect(stored.total == 1_200)
    #expect(stored.isIncomplete)
  }

  @Test func `a page follows the one before, and the last ends the list`() async throws {
    let key = ListKey.followers(of: "mona")

    try await store.replace(key, with: ListPage(accounts("a", "b"), next: "2", readAt: date))
    try await store.append(ListPage(accounts("b", "c")), to: key, at: "2")

    #expect(
      try await store.value(of: .list(key)) == StoredValue(accounts("a", "b", "c"), readAt: date)
    )
  }

  @Test func `an account keeps its kind when a response does not name it`() async throws {
    let key = ListKey.followers(of: "mona")
    let bot = GitHub.Account(login: "renovate", kind: .bot)
    try await store.replace(key, with: ListPage([bot]))

    try await store.replace(.followers(of: "hubot"), with: ListPage([.init(login: "renovate")]))

    #expect(try await store.value(of: .list(key)).value == [bot])
  }

  @Test func `a page of a list that was read anew meanwhile is not appended`() async throws {
    let key = ListKey.followers(of: "mona")
    try await store.replace(key, with: ListPage(accounts("a"), next: "2"))
    try await store.replace(key, with: ListPage(accounts("x"), next: "3"))

    try await store.append(ListPage(accounts("b")), to: key, at: "2")

    #expect(try await store.value(of: .list(key)) == StoredValue(accounts("x"), next: "3"))
  }

  @Test func `a release is one value, whichever list or request has brought it`() async throws {
    let name = GitHub.RepositoryName(owner: "octocat", name: "r")
    let other = GitHub.RepositoryName(owner: "octocat", name: "s")
    let old = GitHub.Release(id: 1, tag: "v1") { $0.notes = "old" }
    let new = GitHub.Release(id: 1, tag: "v1") { $0.notes = "new" }
    try await store.replace(.releases(of: name), with: ListPage([old]))
    #expect(try await store.value(of: .release("v1", of: name)) == StoredValue(old))

    try await store.insert(new, atTopOf: ListKey.releases(of: name).opened, at: date, limit: 2)
    try await store.replace(.releases(of: other), with: ListPage([]))

    #expect(try await store.value(of: .list(.releases(of: name))).value == [new])
    #expect(try await store.value(of: .release("v1", of: other)) == StoredValue())
  }

  @Test func `the releases that were opened last are kept, each as it was read last`()
    async throws
  {
    let name = GitHub.RepositoryName(owner: "octocat", name: "r")
    let key = ListKey.releases(of: name).opened
    let (first, second, third) = (
      GitHub.Release(id: 1, tag: "v1"), GitHub.Release(id: 2, tag: "v2"),
      GitHub.Release(id: 3, tag: "v3")
    )
    // A release that was deleted and made again has the same tag and another number.
    let renewed = GitHub.Release(id: 4, tag: "v1") { $0.notes = "new" }

    for release in [first, second, renewed, third] {
      try await store.insert(release, atTopOf: key, at: date, limit: 2)
    }

    #expect(try await store.items(in: key) == [third, renewed])
    #expect(try await store.value(of: .release("v1", of: name)).value == renewed)
    #expect(try await store.value(of: .release("v2", of: name)).value == nil)
  }

  @Test func `a page that leads to itself ends the list`() async throws {
    let key = ListKey.followers(of: "mona")
    try await store.replace(key, with: ListPage(accounts("a"), next: "2"))

    try await store.append(ListPage(accounts("b"), next: "2"), to: key, at: "2")

    #expect(try await store.value(of: .list(key)).next == nil)
  }

  @Test func `new events come above those that are stored`() async throws {
    let key = ListKey.received(by: "octocat")
    try await store.merge(key, with: ListPage(events(0..<3), next: "2"), limit: 300)

    try await store.merge(key, with: ListPage(events(2..<5), next: "9"), limit: 300)

    #expect(try await store.value(of: .list(key)) == StoredValue(events(0..<5), next: "2"))
  }

  @Test func `events with a gap below them replace the stored ones`() async throws {
    let key = ListKey.received(by: "octocat")
    try await store.merge(key, with: ListPage(events(0..<3), next: "2"), limit: 300)

    try await store.merge(key, with: ListPage(events(7..<9), next: "9"), limit: 300)

    #expect(try await store.value(of: .list(key)) == StoredValue(events(7..<9), next: "9"))
  }

  @Test(arguments: ["", "no slash", "a/b/c", "\u{202E}gnp.exe", "\u{0}\n"])
  func `an event at a repository with a malformed name is stored with its list`(
    name: String
  ) async throws {
    let key = ListKey.performed(by: "mona")
    var malformed = events(1..<2)
    malformed[0].repository = .init(owner: "", name: name)

    try await store.replace(key, with: ListPage(malformed + events(0..<1), readAt: date))

    #expect(
      try await store.value(of: .list(key))
        == StoredValue(malformed + events(0..<1), readAt: date)
    )
  }

  @Test func `no more events are kept than the server has`() async throws {
    let key = ListKey.received(by: "octocat")
    try await store.merge(key, with: ListPage(events(0..<3), next: "2"), limit: 4)

    try await store.merge(key, with: ListPage(events(2..<6), next: "9"), limit: 4)

    #expect(try await store.value(of: .list(key)) == StoredValue(events(2..<6)))
  }

  @Test func `lists of different kinds are kept apart`() async throws {
    try await store.replace(.followers(of: "mona"), with: ListPage(accounts("a")))
    try await store.replace(.following(of: "mona"), with: ListPage(accounts("b")))

    #expect(try await store.items(in: .followers(of: "Mona")) == accounts("a"))
    #expect(try await store.items(in: .following(of: "mona")) == accounts("b"))
    #expect(try await store.items(in: ListKey.followers(of: "a")) == nil)
  }

  @Test func `of more than a hundred searches the oldest are removed, own lists never`()
    async throws
  {
    try await store.replace(.own, with: ListPage(repositories(0..<1)))
    try await store.replace(.starred(by: "octocat"), with: ListPage(repositories(1..<2)))
    for number in 0..<102 {
      let time = date.addingTimeInterval(Double(number))
      let found = repositories(100 + number..<101 + number)
      try await store.replace(.search("q\(number)"), with: ListPage(found, readAt: time))
    }

    #expect(try await store.items(in: ListKey.search("q1")) == nil)
    #expect(try await store.items(in: ListKey.search("q2"))?.map(\.id) == [102])
    #expect(try await store.items(in: .own) == repositories(0..<1))
    #expect(try await store.items(in: .starred(by: "octocat")) == repositories(1..<2))
    #expect(try await store.repository(.init(owner: "octocat", name: "r100")) == nil)
  }

  @Test func `a repository is found by its new name and by the one it was requested by`()
    async throws
  {
    let repository = repositories(1..<2)[0]
    let old = GitHub.RepositoryName(owner: "Mona", name: "old")

    try await store.save(repository, requestedAs: old, at: date)

    #expect(try await store.repository(repository.fullName) == repository)
    #expect(try await store.repository(.init(owner: "mona", name: "Old")) == repository)
  }

  @Test func `a user is found by the login that was requested`() async throws {
    let user = GitHub.User(id: 1, login: "mona")

    try await store.save(user, requestedAs: "Lisa", at: date)

    #expect(try await store.user("lisa") == user)
    #expect(try await store.user("mona") == user)
  }

  @Test func `a name that passes to another repository no longer leads to the first`() async throws
  {
    let old = GitHub.RepositoryName(owner: "mona", name: "old")
    try await store.save(repositories(1..<2)[0], requestedAs: old)
    var other = repositories(2..<3)[0]
    other.owner = .init(login: "mona")
    other.name = "old"

    try await store.save(other)

    #expect(try await store.repository(old) == other)
  }

  @Test func `the entity tag of a list is that of its first page`() async throws {
    let key = ListKey.followers(of: "mona")
    try await store.replace(key, with: ListPage(accounts("a"), next: "2", entityTag: "1"))

    try await store.append(ListPage(accounts("b"), entityTag: "2"), to: key, at: "2")

    #expect(try await store.entityTag(of: key) == "1")
  }

  @Test func `an unchanged list has a new age and the same rows`() async throws {
    let key = ListKey.followers(of: "mona")
    let page = ListPage(accounts("a"), next: "2", readAt: date, entityTag: "1")
    try await store.replace(key, with: page)
    let later = Date(timeIntervalSince1970: 9)

    let isRenewed = try await store.renew(key, unchangedSince: "1", at: later)
    let isOther = try await store.renew(key, unchangedSince: "2", at: date)

    #expect(isRenewed && !isOther)
    #expect(
      try await store.value(of: .list(key))
        == StoredValue(accounts("a"), readAt: later, next: "2")
    )
  }

  @Test func `a list counts as whole from the response with its rows, not from its age`()
    async throws
  {
    let key = ListKey.followers(of: "mona")
    try await store.replace(key, with: ListPage(accounts("a"), readAt: date, entityTag: "1"))
    let times = [-9.0, 0, 0.5, 5, 9].map(Date.init(timeIntervalSince1970:))
    _ = try await store.renew(key, unchangedSince: "1", at: times[4])

    let early = try await store.entityTag(of: key, wholeWithin: times[1]...times[4])
    let late = try await store.entityTag(of: key, wholeWithin: times[3]...times[4])
    let setBack = try await store.entityTag(of: key, wholeWithin: times[0]...times[2])
    let items = try await store.wholeItems(in: key, within: times[1]...times[4])

    #expect(early == "1" && items == accounts("a"))
    #expect(late == nil && setBack == nil)
  }

  @Test func `a list with a row that cannot be read has no entity tag`() async throws {
    let key = ListKey.performed(by: "mona")
    try await store.replace(key, with: ListPage(events(0..<2), entityTag: "1"))
    let file = folder.url.appendingPathComponent("github.com_octocat.sqlite")
    let queue = try DatabaseQueue(path: file.path)
    try await queue.write { try $0.execute(sql: "UPDATE event SET contents = '{}' WHERE id = 1") }
    try queue.close()

    let entityTag = try await store.entityTag(of: key)

    #expect(entityTag == nil)
  }

  @Test(arguments: [false, true])
  func `a change of an item removes the entity tag, unless the list keeps it`(keeps: Bool)
    async throws
  {
    var key = ListKey<Note>("notes", of: "mona") { $0.id }
    key.keepsEntityTag = keeps
    let notes = ["1", "0"].map { Note(id: $0, text: "old") }
    try await store.replace(key, with: ListPage(notes, readAt: date, entityTag: "1"))

    let changed = try await store.change(key, ["0", "7"]) { _, note in
      note.text = "new"
      return true
    }
    let none = try await store.change(key, ["1"]) { _, _ in false }

    #expect(changed.map(\.id) == ["0"] && none.isEmpty)
    #expect(try await store.entityTag(of: key) == (keeps ? "1" : nil))
    #expect(try await store.value(of: .list(key)).value?.map(\.text) == ["old", "new"])
  }

  private struct Note: Codable, Equatable, Sendable {
    let id: String
    var text: String
  }
}
