import Foundation
import GitHubValues
import OctavoStore
import Testing

struct SharedStoreTests {
  private let folder: TemporaryFolder
  private let store: SharedStore
  private let mona = GitHub.User(
    id: 1,
    login: "Mona",
    name: "Mona Lisa",
    avatarURL: URL(string: "https://a.example/1")
  )

  init() throws {
    folder = try TemporaryFolder()
    store = try SharedStore(folder: folder.url)
  }

  @Test func `an account is known by its login in any case, on its own host`() async throws {
    try await store.save(mona, on: "github.com")

    let expected = KnownAccount(
      host: "github.com",
      login: "Mona",
      name: "Mona Lisa",
      avatarURL: mona.avatarURL
    )
    #expect(try await store.account("mona", on: "github.com") == expected)
    #expect(try await store.account("mona", on: "ghe.example.com") == nil)
    #expect(try await store.account("mon", on: "github.com") == nil)
  }

  @Test func `the account that logged in last is remembered`() async throws {
    let lisa = GitHub.User(id: 2, login: "lisa")
    try await store.save(GitHub.User(id: 3, login: "seen"), on: "github.com")
    try await store.noteLogin(
      of: mona,
      on: "github.com",
      at: Date(timeIntervalSince1970: 1),
      authorization: 9,
      scopes: ["repo", "read:user"]
    )
    try await store.noteLogin(of: lisa, on: "github.com", at: Date(timeIntervalSince1970: 2))
    try await store.noteLogout(of: "LISA", on: "github.com")

    #expect(
      try await store.lastAccount(on: "github.com")
        == KnownAccount(
          host: "github.com",
          login: "Mona",
          name: "Mona Lisa",
          avatarURL: mona.avatarURL,
          usedAt: Date(timeIntervalSince1970: 1),
          isLoggedIn: true,
          authorization: 9,
          scopes: ["repo", "read:user"]
        )
    )

    try await store.noteLogout(of: "mona", on: "github.com")

    #expect(
      try await store.lastAccount(on: "github.com")
        == KnownAccount(
          host: "github.com",
          login: "lisa",
          usedAt: Date(timeIntervalSince1970: 2)
        )
    )
    #expect(try await store.lastAccount(on: "ghe.example.com") == nil)
  }

  @Test func `the account in use last comes first, and the list is by host and login`()
    async throws
  {
    let (first, second) = (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2))
    try await store.noteLogin(of: mona, on: "github.com", at: first)
    try await store.noteLogin(of: GitHub.User(id: 2, login: "lisa"), on: "github.com", at: second)
    try await store.noteLogin(of: mona, on: "ghe.example.com", at: first)
    try await store.save(GitHub.User(id: 3, login: "seen"), on: "github.com")

    try await store.noteUse(of: "mona", on: "github.com", at: Date(timeIntervalSince1970: 3))

    #expect(try await store.lastAccount(on: "github.com")?.login == "Mona")
    #expect(
      try await store.accounts().map { "\($0.login)@\($0.host)" } == [
        "Mona@ghe.example.com", "lisa@github.com", "Mona@github.com",
      ]
    )
  }

  @Test func `a new picture does not end a session`() async throws {
    try await store.noteLogin(
      of: mona,
      on: "github.com",
      at: Date(timeIntervalSince1970: 1),
      authorization: 9
    )

    try await store.save(GitHub.User(id: 1, login: "mona"), on: "github.com")

    let account = try await store.account("mona", on: "github.com")
    #expect(account?.isLoggedIn == true)
    #expect(account?.authorization == 9)
    #expect(account?.avatarURL == nil)
  }

  @Test func `a forgotten account leaves nothing`() async throws {
    let url = try #require(mona.avatarURL)
    try await store.save(mona, on: "github.com")
    try await store.saveAvatar(Data([1, 2, 3]), at: url)
    let preferences = ["mona", "mona2"].map {
      SharedStore.preferenceName("order", of: $0, on: "github.com")
    }
    for name in preferences + ["order"] { try await store.save(true, asPreference: name) }

    try await store.forget("MONA", on: "github.com")

    #expect(try await store.account("mona", on: "github.com") == nil)
    #expect(try await store.avatar(at: url) == nil)
    let left = try (preferences + ["order"]).map { try store.preference($0, as: Bool.self) }
    #expect(left == [nil, true, true])
  }

  @Test func `a picture is what was saved last`() async throws {
    let url = try #require(mona.avatarURL)

    try await store.saveAvatar(Data([1]), at: url)
    try await store.saveAvatar(Data([2]), at: url)

    #expect(try await store.avatar(at: url) == Data([2]))
  }

  @Test func `a picture beyond measure is not kept`() async throws {
    let url = try #require(mona.avatarURL)

    try await store.saveAvatar(Data(count: SharedStore.avatarBytes / 16 + 1), at: url)

    #expect(try await store.avatar(at: url) == nil)
  }

  @Test func `the pictures saved longest ago go when there are too many`() async throws {
    let urls = try (0...16).map { try #require(URL(string: "https://a.example/\($0)")) }
    for url in urls {
      try await store.saveAvatar(Data(count: SharedStore.avatarBytes / 16), at: url)
    }

    #expect(try await store.avatar(at: urls[0]) == nil)
    #expect(try await store.avatar(at: urls[1]) != nil)
    #expect(try await store.avatar(at: urls[16]) != nil)
  }

  @Test func `a preference is there at the next start`() async throws {
    try await store.save(["b", "a"], asPreference: "queries")
    try store.close()

    let again = try SharedStore(folder: folder.url)

    #expect(try again.preference("queries", as: [String].self) == ["b", "a"])
    #expect(try again.preference("queries", as: Bool.self) == nil)
    #expect(try again.preference("other", as: Bool.self) == nil)
  }
}
