import Foundation
import OctavoViewModels

/// Reads the contents of files from a clone.
nonisolated struct BlobReader: Sendable {
  /// The most bytes of all contents together; those beyond it are not read.
  private static let mostBytes = 128 << 20
  /// The most bytes of one command’s output.
  private static let mostBytesAtOnce = 32 << 20

  let git: UserGit
  let folder: String

  /// Returns the contents by their hashes.
  ///
  /// In place of one that cannot be compared line by line, because it is too long or a submodule,
  /// stands a content that is no text, and equal only for an equal hash.
  func contents(of sides: [PatchEntry.Side]) async throws -> [String: Data] {
    var contents: [String: Data] = [:]
    let marks = Dictionary(sides.map { ($0.object, $0.mark) }) { first, _ in first }
    for side in sides where side.isSubmodule { contents[side.object] = side.mark }
    let names = Set(sides.map(\.object)).subtracting(contents.keys).sorted()
    var total = 0
    var part: [String] = []
    var size = 0
    for (name, length) in try await sizes(of: names) {
      guard length <= PatchedFile.longest, total + length <= Self.mostBytes else {
        contents[name] = marks[name]
        continue
      }
      total += length
      if size + length > Self.mostBytesAtOnce {
        try await read(part, into: &contents)
        (part, size) = ([], 0)
      }
      part.append(name)
      // The line above each content.
      size += length + 100
    }
    try await read(part, into: &contents)
    return contents
  }

  private func sizes(of names: [String]) async throws -> [(String, Int)] {
    guard !names.isEmpty else { return [] }
    let arguments = ["cat-file", "--batch-check=%(objectname) %(objecttype) %(objectsize)"]
    let input = Array(names.map { "\($0)\n" }.joined().utf8)
    return try await git.read(arguments, in: folder, input: input).lines.map { line in
      let fields = line.split(separator: " ")
      guard fields.count == 3, fields[1] == "blob", let size = Int(fields[2]) else {
        throw CloneFailure(.missing(line), command: "cat-file")
      }
      return (String(fields[0]), size)
    }
  }

  /// Reads contents: a line with the hash, the type and the size, the bytes, and a line break.
  private func read(_ names: [String], into contents: inout [String: Data]) async throws {
    guard !names.isEmpty else { return }
    let input = Array(names.map { "\($0)\n" }.joined().utf8)
    let bytes = try await git.read(["cat-file", "--batch"], in: folder, input: input).bytes
    var place = 0
    for name in names {
      guard let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")),
        let size = String(decoding: bytes[place..<end], as: UTF8.self).split(separator: " ").last
          .flatMap({ Int($0) }), size >= 0, size < bytes.count - end
      else { throw CloneFailure(.missing(name), command: "cat-file") }
      contents[name] = Data(bytes[(end + 1)..<(end + 1 + size)])
      place = min(end + size + 2, bytes.count)
    }
  }
}
