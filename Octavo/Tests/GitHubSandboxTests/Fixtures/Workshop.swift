import Foundation
import GitFixture
import Synchronization

@testable import GitHubSandbox

/// Real repositories in a folder of their own, and a clock that stands still.
final class Workshop: Sendable {
  static let ines = HistoryDraft.Author(name: "Ines Duarte", email: "ines@example.org")
  static let tomas = HistoryDraft.Author(name: "Tomas Reyes", email: "tomas@example.org")
  /// 2026-03-14 15:09:26 UTC.
  static let now = 1_773_500_966
  static let account = SandboxAccount(
    login: "ines",
    name: "Ines Duarte",
    email: "ines@example.org",
    password: "quiet harbour",
    oneTimeCode: "135790",
    token: "token-of-ines"
  )

  let folder: TemporaryFolder
  private let time = Mutex(Workshop.now)

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Makes a workshop with the repository `lantern`, in which one file has a name of any bytes.
  convenience init(fileNamed name: [UInt8]) throws {
    try self.init()
    try repository("lantern") { draft in
      draft.commit(by: Self.ines, at: Self.now, "Name", [.bytes(name, Data("found".utf8))])
    }
  }

  var url: URL { folder.url }
  var clock: @Sendable () -> Date {
    { [self] in Date(timeIntervalSince1970: Double(time.withLock { $0 })) }
  }

  func advance(by seconds: Int) { time.withLock { $0 += seconds } }

  /// Makes a bare repository whose origin is said to be at GitHub.
  @discardableResult
  func repository(
    _ name: String,
    owner: String? = "harbour",
    _ build: (inout HistoryDraft) -> Void
  ) throws -> URL {
    try Self.repository(name, owner: owner, in: url, build)
  }

  private static func repository(
    _ name: String,
    owner: String?,
    in folder: URL,
    _ build: (inout HistoryDraft) -> Void
  ) throws -> URL {
    let place = folder.appending(path: "\(name).git", directoryHint: .isDirectory)
    try Git.run(["init", "-q", "--bare", "-b", "main", place.path], in: folder)
    if let owner {
      let origin = "https://github.com/\(owner)/\(name).git"
      try Git.run(["config", "remote.origin.url", origin], in: place)
    }
    var draft = HistoryDraft()
    build(&draft)
    try Git.run(["fast-import", "--quiet", "--force"], in: place, input: draft.stream)
    return place
  }

  /// A small project of two authors: branches with slashes, tags, and every kind of entry.
  ///
  /// A copy of one that is made once for all tests, because git would take longer.
  @discardableResult
  func lantern(owner: String? = "harbour") throws -> URL {
    let original = try Self.lanterns.withLock { lanterns in
      if let known = lanterns[owner ?? ""] { return known }
      let folder = ProcessFolder.url.appending(path: "lantern-\(owner ?? "")")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let made = try Self.makeLantern(owner: owner, in: folder)
      lanterns[owner ?? ""] = made
      return made
    }
    let place = url.appending(path: original.lastPathComponent, directoryHint: .isDirectory)
    try FileManager.default.copyItem(at: original, to: place)
    return place
  }

  /// The repositories that ``lantern(owner:)`` copies, by their owners.
  private static let lanterns = Mutex<[String: URL]>([:])

  private static func makeLantern(owner: String?, in folder: URL) throws -> URL {
    try repository("lantern", owner: owner, in: folder) { draft in
      let start = Self.now - 40 * 86400
      draft.commit(
        by: Self.tomas,
        at: start,
        "Light the lamp",
        [
          .file("README.md", "# Lantern\n\nGuides *ships*.\n\n<script>alert(1)</script>\n"),
          .file("Sources/lamp.swift", "let lamp = true\nprint(lamp)\n"),
          .file("docs/guide.txt", "Turn it on.\n"),
        ]
      )
      draft.commit(by: Self.tomas, at: start + 600, "Turn the lens", [.file("lens.txt", "round\n")])
      draft.commit(
        by: Self.ines,
        at: start + 5 * 86400,
        "Add the foghorn",
        [.file("Sources/horn.swift", "print(\"tuut\")\n"), .symlink("guide", to: "docs/guide.txt")]
      )
      draft.commit(
        "feature/deep/lamp",
        by: Self.tomas,
        at: start + 6 * 86400,
        "Try a deeper lamp",
        from: "main",
        [.file("Sources/lamp.swift", "let lamp = 2\n")]
      )
      draft.tag("v1.0", by: Self.ines, at: start + 7 * 86400)
      draft.reset("refs/tags/nightly/1")
    }
  }
}
