import BinderyTesting
import Foundation
import GitFixture
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import LineFiles
import OctavoLive
import OctavoViewModels
import Testing

/// Repositories that are kept offline, from a real server to the store.
struct OfflineCopyTests {
  private static let shore = GitHub.RepositoryName(owner: "ada", name: "shore")

  @Test func `all files are read without the server, with few requests`() async throws {
    try await withShore { session, fixture in
      let before = fixture.sandbox.requests.count
      var steps: [OfflineProgress] = []
      try await session.services.offlineCopies.keep(Self.shore) { steps.append($0) }
      // The files, which are more than the requests, are one archive.
      #expect(fixture.sandbox.requests.count - before < 12)
      #expect(steps.contains { if case .receiving = $0 { true } else { false } })
      await fixture.sandbox.stop()

      let store = session.services.store
      for number in 1...50 {
        let path = "notes/\(number).txt"
        #expect(
          store.result(of: .file(path, of: Self.shore, at: "main")).value?.text
            == "Note \(number)\n"
        )
      }
      #expect(store.result(of: .readme(of: Self.shore, at: nil)).value??.text == "# Shore\n")
      let folder = store.result(of: .folder("notes", of: Self.shore, at: "main")).value
      #expect(folder?.entries.count == 50)
      let copy = store.result(of: .kept(Self.shore)).value
      #expect(copy?.fileCount == 55 && copy?.missing == [])
      #expect(await session.services.offlineCopies.size() > 3 << 20)
    }
  }

  @Test func `a file that the archive leaves out or changes is requested by itself`() async throws {
    try await withShore { session, _ in
      try await session.services.offlineCopies.keep(Self.shore) { _ in }

      let store = session.services.store
      let left = store.result(of: .file("left-out.txt", of: Self.shore, at: "main")).value
      let version = store.result(of: .file("version.txt", of: Self.shore, at: "main")).value
      #expect(left?.text == "Left out\n")
      #expect(version?.text == "$Format:%H$\n")
    }
  }

  @Test func `a file that is too large for the store is read without the server`() async throws {
    try await withShore { session, fixture in
      try await session.services.offlineCopies.keep(Self.shore) { _ in }
      await fixture.sandbox.stop()
      let folder = session.services.store.result(of: .folder("", of: Self.shore, at: "main")).value
      let entry = try #require(folder?.entries.first { $0.path == "large.txt" })
      let blob = Blob(repository: Self.shore, sha: entry.sha, size: entry.size)
      var bytes = 0
      try await session.services.blobs.read(blob) { text in
        bytes = text.receivedBytes
        return true
      }

      #expect(bytes == 3 << 20)
      try await session.services.offlineCopies.remove(Self.shore)
      #expect(fixture.storedFiles.filter { $0 != "kept" } == [])
    }
  }

  @Test func `a readme that is too large for the page of the repository is kept as a file`()
    async throws
  {
    try await withShore { session, fixture in
      try fixture.commit(["README.md": String(repeating: "# Shore of it\n\n", count: 150_000)])
      try await session.services.offlineCopies.keep(Self.shore) { _ in }

      let copy = session.services.store.result(of: .kept(Self.shore)).value
      #expect(copy?.fileCount == 55 && copy?.missing == [])
    }
  }

  @Test func `an update requests what has changed, and removes files that are no longer there`()
    async throws
  {
    try await withShore { session, fixture in
      let copies = session.services.offlineCopies
      try await copies.keep(Self.shore) { _ in }
      let first = session.services.store.result(of: .kept(Self.shore)).value
      try fixture.commit(["notes/1.txt": "Changed\n", "notes/2.txt": nil])
      let before = fixture.sandbox.requests.count
      try await copies.keep(Self.shore) { _ in }
      #expect(fixture.sandbox.requests.count - before < 10)
      await fixture.sandbox.stop()

      let store = session.services.store
      #expect(
        store.result(of: .file("notes/1.txt", of: Self.shore, at: "main")).value?.text
          == "Changed\n"
      )
      #expect(store.result(of: .file("notes/2.txt", of: Self.shore, at: "main")).value == nil)
      let second = store.result(of: .kept(Self.shore)).value
      #expect(second?.commit != first?.commit && second?.fileCount == 54)
    }
  }

  @Test func `a copy that is ended keeps nothing, and leaves no file behind`() async throws {
    try await withShore { session, fixture in
      let copies = session.services.offlineCopies
      let copy = Copying()
      copy.task = Task {
        try await copies.keep(Self.shore) { step in
          if case .receiving(let bytes) = step, bytes > 0 { copy.task?.cancel() }
        }
      }
      await #expect(throws: CancellationError.self) { try await copy.task?.value }

      #expect(session.services.store.result(of: .kept(Self.shore)).value == nil)
      #expect(await copies.size() == 0)
      #expect(fixture.storedFiles.filter { $0.contains(".part") } == [])
    }
  }

  @Test func `a copy that fails leaves the one before`() async throws {
    try await withShore { session, fixture in
      let copies = session.services.offlineCopies
      try await copies.keep(Self.shore) { _ in }
      let before = session.services.store.result(of: .kept(Self.shore)).value
      await fixture.sandbox.stop()

      await #expect(throws: APIError.self) { try await copies.keep(Self.shore) { _ in } }

      #expect(session.services.store.result(of: .kept(Self.shore)).value == before)
      #expect(await copies.size() > 3 << 20)
    }
  }

  @Test func `programs that the configuration of a repository names are not run`() async throws {
    try await withShore { session, fixture in
      let trace = fixture.folder.appending(path: "trace")
      for (key, value) in [
        ("filter.trap.smudge", "touch \(trace.path); cat"),
        ("tar.tar.gz.command", "touch \(trace.path); cat"),
      ] {
        try Git.run(["config", key, value], in: fixture.shore)
      }
      try await session.services.offlineCopies.keep(Self.shore) { _ in }

      #expect(!FileManager.default.fileExists(atPath: trace.path))
    }
  }

  /// Runs a test with an app that is logged in to a server of a repository of 55 files.
  private func withShore(
    _ body: (AppSession, ShoreFixture) async throws -> Void
  ) async throws {
    let shore = try ShoreFixture.repository()
    defer { try? FileManager.default.removeItem(at: shore.deletingLastPathComponent()) }
    try await withLiveFixture([shore]) { live in
      try await body(try await live.startLoggedIn(), ShoreFixture(live: live, shore: shore))
    }
  }
}

/// A task that the closure which it calls can cancel.
private final class Copying {
  var task: Task<Void, any Error>?
}

/// A server with a repository that a test may change.
private struct ShoreFixture {
  let live: LiveFixture
  let shore: URL

  var sandbox: GitHubSandbox { live.sandbox }
  var storedFiles: [String] { live.storedFiles }
  var folder: URL { live.folder }

  static func repository() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "octavo-shore-\(UUID().uuidString)/shore", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for arguments in [
      ["init", "-q", "--template=", "--initial-branch=main"],
      ["remote", "add", "origin", "https://x.example/ada/shore.git"],
    ] { try Git.run(arguments, in: folder, environment: author) }
    var files: [String: String?] = [
      "README.md": "# Shore\n", "left-out.txt": "Left out\n", "version.txt": "$Format:%H$\n",
      "large.txt": String(repeating: "0123456789abcde\n", count: 3 << 16),
      ".gitattributes": "left-out.txt export-ignore\nversion.txt export-subst\n* filter=trap\n",
    ]
    for number in 1...50 { files["notes/\(number).txt"] = "Note \(number)\n" }
    try commit(files, in: folder)
    return folder
  }

  /// Changes files, removes those without contents, and commits that.
  func commit(_ files: [String: String?]) throws { try Self.commit(files, in: shore) }

  private static func commit(_ files: [String: String?], in folder: URL) throws {
    for (path, text) in files {
      let place = folder.appending(path: path)
      guard let text else {
        try FileManager.default.removeItem(at: place)
        continue
      }
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: place)
    }
    try Git.run(["add", "--all"], in: folder, environment: author)
    try Git.run(["commit", "-q", "-m", "Change"], in: folder, environment: author)
  }

  private static let author = [
    "GIT_AUTHOR_NAME": "Ada Park", "GIT_AUTHOR_EMAIL": "ada@example.com",
    "GIT_COMMITTER_NAME": "Ada Park", "GIT_COMMITTER_EMAIL": "ada@example.com",
  ]
}
