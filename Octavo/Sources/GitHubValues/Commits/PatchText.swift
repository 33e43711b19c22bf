import Foundation

/// The text of a patch, with the places of some of its lines.
final class PatchText: Sendable {
  /// The lines from one mark to the next: a read of any line passes over fewer lines than these.
  static let markedLines = 32

  let text: String
  /// The place of the first of each ``markedLines`` lines of the text.
  let marks: [PatchCursor]
  /// The rows of all hunks in two columns.
  let blocks: [PairBlock]

  init(_ text: String, marks: [PatchCursor], blocks: [PairBlock]) {
    self.text = text
    self.marks = marks
    self.blocks = blocks
  }

  deinit {}

  /// Calls `body` with the bytes of the text.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // The parser has made the text contiguous, so the copy shares its bytes.
    var text = text
    return text.withUTF8(body)
  }
}

/// The place of a line in the text of a patch, and the lines of its hunk before it.
struct PatchCursor: Sendable, Equatable {
  /// The place of its first byte.
  var offset: Int
  /// The lines before it, since the header of the hunk.
  var counts = Counts()

  /// Numbers of lines on both sides of a hunk.
  struct Counts: Sendable, Equatable {
    /// The lines with a number before the change.
    var oldNumbers = 0
    /// The lines with a number after the change.
    var newNumbers = 0
    /// The lines before the change, also those without a number, but no remarks.
    var oldPlaces = 0
    /// The lines after the change, also those without a number, but no remarks.
    var newPlaces = 0
  }

  /// Returns the bytes of the line, without the line break.
  func line(in bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let rest = UnsafeBufferPointer(rebasing: bytes[offset...])
    let end = rest.baseAddress.flatMap { start in
      memchr(start, 0x0A, rest.count).map { UnsafeRawPointer($0) - UnsafeRawPointer(start) }
    }
    let line = rest[..<(end ?? rest.count)]
    return UnsafeBufferPointer(rebasing: line)
  }

  /// Moves to the next line of the hunk.
  ///
  /// - Returns: The form of the line that was passed.
  @discardableResult
  mutating func pass(in bytes: UnsafeBufferPointer<UInt8>) -> PatchLineForm {
    let line = line(in: bytes)
    let form = PatchLineForm(line)
    offset += line.count + 1
    counts.add(form)
    return form
  }
}

extension PatchCursor.Counts {
  mutating func add(_ form: PatchLineForm) {
    if [.context, .deleted].contains(form) { oldNumbers += 1 }
    if [.context, .added].contains(form) { newNumbers += 1 }
    if [.context, .other, .deleted].contains(form) { oldPlaces += 1 }
    if [.context, .other, .added].contains(form) { newPlaces += 1 }
  }
}

/// The form of a line of a hunk, which its first byte decides.
enum PatchLineForm {
  case context
  case added
  case deleted
  case remark
  /// A line that the format does not allow.
  case other

  init(_ line: UnsafeBufferPointer<UInt8>) {
    switch line.first {
    case UInt8(ascii: "+"): self = .added
    case UInt8(ascii: "-"): self = .deleted
    case UInt8(ascii: "\\"): self = .remark
    case UInt8(ascii: " "), nil: self = .context
    case UInt8(ascii: "\r") where line.count == 1: self = .context
    default: self = .other
    }
  }

  var kind: GitHub.Patch.Line.Kind {
    switch self {
    case .context, .other: .context
    case .added: .added
    case .deleted: .deleted
    case .remark: .remark
    }
  }
}
