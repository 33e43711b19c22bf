import Foundation
import LineFiles
import Testing

/// A file of a test, which is removed with this object.
final class TextFile {
  let bytes: FileBytes
  private let url: URL
  private let handle: FileHandle

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID().uuidString)")
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
    bytes = try #require(FileBytes(path: url.path))
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func append(_ data: Data) throws { try handle.write(contentsOf: data) }

  func truncate(to count: UInt64) throws { try handle.truncate(atOffset: count) }
}

/// Returns the text of a file that has arrived in chunks of a size.
func largeText(_ data: Data, by chunk: Int, in file: TextFile? = nil) throws -> LargeText {
  let file = try file ?? TextFile()
  try file.append(data)
  var receiver = LineReceiver(file.bytes, total: data.count)
  var rest = Array(data)[...]
  while !rest.isEmpty {
    receiver.receive(Array(rest.prefix(chunk)))
    rest = rest.dropFirst(chunk)
  }
  receiver.finish()
  return receiver.text
}
