import BinderySignals
import Foundation
import Glibc
import OctavoViewModels
import Testing

@testable import OctavoLive

@Suite(.timeLimit(.minutes(30)))
struct UserFileTests {
  /// Calls `body` with a folder that does not exist yet, and the contents of a file in it.
  private func withFile(_ body: (URL, Contents) async throws -> Void) async throws {
    let parent = FileManager.default.temporaryDirectory.appending(path: "octavo-\(UUID())")
    defer { try? FileManager.default.removeItem(at: parent) }
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    let folder = parent.appending(path: "configuration")
    try await body(folder, Contents(LiveUserFiles(folder: folder), "keys"))
  }

  @Test func `a file is read again after it was made, written, replaced and removed`()
    async throws
  {
    try await withFile { folder, contents in
      let file = folder.appending(path: "keys")
      let first = await contents.next()

      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      try Data("a".utf8).write(to: file, options: .atomic)
      let made = await contents.next()
      let handle = try FileHandle(forWritingTo: file)
      try handle.write(contentsOf: Data("bc".utf8))
      try handle.close()
      let written = await contents.next()
      try Data("d".utf8).write(to: file, options: .atomic)
      let replaced = await contents.next()
      try FileManager.default.removeItem(at: file)
      let removed = await contents.next()

      #expect(first == .missing && removed == .missing)
      #expect([made, written, replaced] == [.text("a"), .text("bc"), .text("d")])
    }
  }

  @Test func `a file behind a link is read again after it was written`() async throws {
    try await withFile { folder, contents in
      let target = folder.deletingLastPathComponent().appending(path: "target")
      try Data("a".utf8).write(to: target)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      let link = folder.appending(path: "keys")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
      _ = await contents.next()
      let linked = await contents.next()

      let handle = try FileHandle(forWritingTo: target)
      try handle.write(contentsOf: Data("b".utf8))
      try handle.close()

      #expect(linked == .text("a"))
      #expect(await contents.next() == .text("b"))
    }
  }

  @Test func `a pipe, a folder, bytes and a large file are not read`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "octavo-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = ["pipe", "bytes", "large"].map { folder.appending(path: $0) }
    try #require(mkfifo(names[0].path, 0o600) == 0)
    try Data([0xFF, 0xFE, 0x00, 0xD8]).write(to: names[1])
    try Data(repeating: 0x20, count: 65 << 10).write(to: names[2])

    for name in names + [folder] { #expect(UserFileContents(of: name) == .unreadable) }
    #expect(UserFileContents(of: folder.appending(path: "none")) == .missing)
  }
}

/// The contents that were delivered of a file, in order.
private final class Contents {
  private let files: LiveUserFiles
  private var values: [UserFileContents] = []
  private var waiting: CheckedContinuation<UserFileContents, Never>?

  init(_ files: LiveUserFiles, _ name: String) {
    self.files = files
    files.contents(of: name).startWithValues { [weak self] in self?.receive($0) }
  }

  deinit {}

  /// Returns the next contents, as soon as they are delivered.
  func next() async -> UserFileContents {
    if !values.isEmpty { return values.removeFirst() }
    return await withCheckedContinuation { waiting = $0 }
  }

  private func receive(_ value: UserFileContents) {
    if let waiting {
      self.waiting = nil
      waiting.resume(returning: value)
    } else {
      values.append(value)
    }
  }
}
