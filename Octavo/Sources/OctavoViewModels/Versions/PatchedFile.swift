public import Foundation
import GitHubValues

/// A file before and after a patch.
public nonisolated struct PatchedFile: Sendable, Equatable {
  /// The file before the patch; `nil` for no file.
  public var base: Data?
  /// The file after the patch; `nil` for no file.
  public var head: Data?

  /// The longest file that is compared, in bytes.
  public static let longest = 4 << 20

  /// Makes a value.
  public init(base: Data?, head: Data?) {
    self.base = base
    self.head = head
  }

  /// Whether the patch changes the file.
  var isChanged: Bool { base != head }

  /// Whether a content is compared line by line.
  static func isText(_ content: Data) -> Bool {
    content.count <= longest && !content.prefix(8_000).contains(0)
  }

  /// A content, or no file.
  struct Content: Equatable {
    /// The bytes; `nil` for no file.
    let content: Data?
  }

  /// Returns the file after the patch on top of another base; `nil` where the patch does not apply.
  func applied(to other: Data?) -> Content? {
    // A file that was removed is removed whatever it has in it.
    guard let head else { return Content(content: nil) }
    if other == head { return Content(content: head) }
    guard let base, let other else { return nil }
    return LineMerge(base, head, other).result.map { Content(content: $0) }
  }

  /// The lines that the patch adds and removes, without those around them and their places.
  ///
  /// A line with the sign “@” is between two parts of the file.
  var changedLines: Data {
    let patch = GitHub.Patch.text(from: base ?? Data(), to: head ?? Data())
    var lines = Data()
    for line in patch.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      switch line.first {
      case UInt8(ascii: "@"): lines.append(contentsOf: "@\n".utf8)
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "\\"):
        lines.append(line)
        lines.append(UInt8(ascii: "\n"))
      default: break
      }
    }
    return lines
  }
}
