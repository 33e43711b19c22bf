import BinderyTesting
import Foundation
import GitFixture
import GitHubSandbox
import GitHubValues
import LineFiles
import OctavoLive
import OctavoViewModels
import Testing

/// Files of any size, from the sandbox to the folder of the account.
struct BlobTests {
  @Test func `a long file arrives in portions, and is stored by its name`() async throws {
    try await withBlob(of: 12 << 20) { session, blob, fixture in
      var snapshots: [LargeText] = []
      try await session.services.blobs.read(blob) { text in
        snapshots.append(text)
        return true
      }
      let last = try #require(snapshots.last)

      #expect(snapshots.count > 4)
      #expect(snapshots[0].receivedBytes < 1 << 20 && !snapshots[0].isComplete)
      #expect(last.isComplete && last.receivedBytes == blob.size && last.lineCount == 12 << 14)
      #expect(last.rows(100_000..<100_001).first?.text.hasPrefix("line 100001 ") == true)
      #expect(fixture.storedFiles == [blob.sha])
    }
  }

  @Test func `a stored file is read without a request`() async throws {
    try await withBlob(of: 3 << 20) { session, blob, fixture in
      try await session.services.blobs.read(blob) { _ in true }
      await fixture.sandbox.stop()
      var last: LargeText?
      try await session.services.blobs.read(blob) { text in
        last = text
        return true
      }

      #expect(last?.isComplete == true && last?.lineCount == 3 << 14)
    }
  }

  @Test func `a request that is ended leaves no file`() async throws {
    try await withBlob(of: 12 << 20) { session, blob, fixture in
      await #expect(throws: CancellationError.self) {
        try await session.services.blobs.read(blob) { _ in false }
      }

      #expect(fixture.storedFiles == [])
    }
  }

  @Test func `an object that is missing is an error, and leaves no file`() async throws {
    try await withBlob(of: 1) { session, blob, fixture in
      var missing = blob
      missing.sha = String(repeating: "0", count: 40)
      await #expect(throws: APIError.self) {
        try await session.services.blobs.read(missing) { _ in true }
      }

      #expect(fixture.storedFiles == [])
    }
  }

  @Test func `logging out with all data removes the files`() async throws {
    try await withBlob(of: 3 << 20) { session, blob, fixture in
      try await session.services.blobs.read(blob) { _ in true }
      #expect(fixture.storedFiles == [blob.sha])
      await session.services.session.logOut(deletingLocalData: true)

      #expect(fixture.storedFiles == [])
    }
  }

  /// Runs a test with a blob of lines of 64 bytes.
  private func withBlob(
    of size: Int,
    _ body: (AppSession, Blob, LiveFixture) async throws -> Void
  ) async throws {
    try await withLiveFixture { fixture in
      let text = (1...max(1, size / 64)).map { number in
        let line = "line \(number) "
        return line + String(repeating: "x", count: 63 - line.utf8.count) + "\n"
      }
      let sha = try fixture.addBlob(Data(text.joined().utf8))
      let blob = Blob(repository: LiveFixture.engine, sha: sha, size: text.count * 64)
      try await body(try await fixture.startLoggedIn(), blob, fixture)
    }
  }
}
