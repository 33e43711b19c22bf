import Foundation
import GitHubValues
import OctavoStore
import Testing

/// Files that another program uses, and logins that change owners.
struct DatabaseUseTests {
  private let folder: TemporaryFolder
  private let file: URL
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appendingPathComponent("github.com_ada.sqlite")
  }

  private func open(_ login: String = "ada") throws -> AccountStore {
    try AccountStore(folder: folder.url, host: "github.com", login: login)
  }

  private func adopt(_ login: String, _ id: Int) -> AccountStore.Adoption {
    let user = GitHub.User(id: id, login: login)
    return AccountStore.adoptFiles(of: user, in: folder.url, host: "github.com")
  }

  /// Makes the store of a user with a draft, and files beside it.
  private func makeStore(_ login: String, _ id: Int, draft: String) async throws -> AccountStore {
    let store = try open(login)
    try await store.save(GitHub.User(id: id, login: login))
    _ = try await store.save(Draft.Contents(place: "9/12", text: draft), as: nil, at: now)
    let place = folder.url.appendingPathComponent("github.com_\(login).place.json")
    try Data(draft.utf8).write(to: place)
    return store
  }

  private func draft(_ login: String) async throws -> String? {
    let store = try open(login)
    defer { try? store.close() }
    return try await store.draft(for: "9/12")?.contents.text
  }

  @Test func `a damaged file that another program uses is not moved`() async throws {
    let other = try await makeStore("ada", 7, draft: "Tides")
    // Its log is written into the file.
    try await other.clear()
    let handle = try FileHandle(forUpdating: file)
    try handle.write(contentsOf: Data(repeating: 0xFF, count: 90))
    try handle.close()

    let store = try open()

    #expect(store.isInMemory && FileManager.default.fileExists(atPath: file.path))
    guard case .memoryOnly = store.notice else {
      Issue.record("expected a notice, not \(String(describing: store.notice))")
      return
    }
    #expect(!folder.files.contains { $0.hasSuffix(".damaged") })

    try? other.close()
    try store.close()
    #expect(try open().notice == .damaged(aside: file.appendingPathExtension("damaged")))
  }

  @Test func `files that another program uses are not removed`() async throws {
    let other = try await makeStore("ada", 7, draft: "Tides")
    #expect(throws: StoreError.self) {
      try AccountStore.remove(folder: folder.url, host: "github.com", login: "ada")
    }
    #expect(try await other.draft(for: "9/12")?.contents.text == "Tides")

    try other.close()
    try AccountStore.remove(folder: folder.url, host: "github.com", login: "ada")

    #expect(folder.files == ["github.com_ada.place.json"])
  }

  @Test func `an account that was renamed finds its drafts`() async throws {
    try await makeStore("ada", 7, draft: "Tides").close()

    #expect(adopt("ada-park", 7) == .renamed(from: "ada"))
    #expect(adopt("ada-park", 7) == .none)

    #expect(try await draft("ada-park") == "Tides")
    #expect(folder.files.contains("github.com_ada-park.place.json"))
    #expect(!folder.files.contains { $0.hasPrefix("github.com_ada.") && !$0.hasSuffix(".use") })
  }

  @Test func `an account that takes a login over finds nothing of the one before`() async throws {
    try await makeStore("ada", 7, draft: "Tides").close()

    #expect(adopt("ada", 8) == .none)
    let texts = try await [draft("ada"), draft("ada-park")]
    try AccountStore.remove(folder: folder.url, host: "github.com", login: "ada-park")
    #expect(texts == [nil, nil])

    // The login belongs to another account now, so it is not forgotten.
    #expect(adopt("ada-park", 7) == .none)
    #expect(try await draft("ada-park") == "Tides")
    #expect(try await draft("ada") == nil)
  }

  @Test func `a profile that has the login now does not make it the owner of the files`()
    async throws
  {
    let store = try await makeStore("ada", 7, draft: "Tides")
    try store.noteOwner(GitHub.User(id: 7, login: "ada"))
    // The account was renamed, another has its login, and the session has read both profiles.
    try await store.save(GitHub.User(id: 7, login: "ada-park"))
    try await store.save(GitHub.User(id: 8, login: "ada"))
    try store.noteOwner(GitHub.User(id: 8, login: "ada"))
    try store.close()

    #expect(adopt("ada", 8) == .none)
    #expect(try await draft("ada") == nil)
    #expect(adopt("ada-park", 7) == .none)
    #expect(try await draft("ada-park") == "Tides")
  }

  @Test func `files of a renamed account that another program uses stay`() async throws {
    let other = try await makeStore("ada", 7, draft: "Tides")

    #expect(adopt("ada-park", 7) == .blocked && adopt("ada", 8) == .blocked)

    #expect(try await other.draft(for: "9/12")?.contents.text == "Tides")
    #expect(!folder.files.contains { $0.contains("ada-park") })
    try other.close()
    #expect(adopt("ada-park", 7) == .renamed(from: "ada"))
  }

  @Test func `an account of another server is another account`() async throws {
    try await makeStore("ada", 7, draft: "Tides").close()
    let user = GitHub.User(id: 7, login: "ada-park")

    #expect(AccountStore.adoptFiles(of: user, in: folder.url, host: "octo.example") == .none)
    #expect(try await draft("ada") == "Tides")
  }
}
