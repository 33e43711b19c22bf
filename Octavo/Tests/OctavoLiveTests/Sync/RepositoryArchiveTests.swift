import Foundation
import GitFixture
import Glibc
import Testing

@testable import OctavoLive

/// Archives whose extraction is ended before it has come to its end.
struct RepositoryArchiveTests {
  @Test func `a cancelled extraction ends its programs, and leaves no folder`() async throws {
    let tools = try ToolFolder()
    defer { tools.remove() }
    // It makes files until it is killed, so a folder that is removed beside it has new ones.
    try tools.write(
      """
      exec 3<>"$PLACE/alive"
      cd "$PLACE/files" || exit
      while :; do n=$((n + 1)); : > "$n"; : > "$PLACE/begun"; done
      """
    )
    let extraction = Task { try await tools.extract() }
    while !FileManager.default.fileExists(atPath: tools.place("begun").path) {
      await Task.yield()
    }
    extraction.cancel()

    await #expect(throws: CancellationError.self) { try await extraction.value }
    #expect(!FileManager.default.fileExists(atPath: tools.place("files").path))
    while tools.isAlive { await Task.yield() }
  }
}

/// A folder with a `tar` that is a script, which finds the folder as `PLACE`.
private struct ToolFolder {
  private let url = FileManager.default.temporaryDirectory
    .appending(path: "octavo-tools-\(UUID().uuidString)", directoryHint: .isDirectory)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    #expect(mkfifo(place("alive").path, 0o600) == 0)
    try Data().write(to: place("archive"))
  }

  func place(_ name: String) -> URL { url.appending(path: name) }

  func write(_ script: String) throws {
    try ToolScript.write("PLACE='\(url.path)'\n\(script)", to: place("tar"))
  }

  /// Extracts an archive to the folder `files`.
  func extract() async throws {
    let path = "\(url.path):/usr/bin:/bin"
    _ = try await RepositoryArchive(place("archive"), in: place("files"), limit: 1, path: path)
  }

  /// Whether the script has its pipe open.
  var isAlive: Bool {
    let descriptor = open(place("alive").path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
