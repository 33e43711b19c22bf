/// The items with boxes of a text: how many there are, and how one is ticked.
public struct MarkupTasks: Sendable, Hashable {
  /// The number of ticked items.
  public private(set) var done = 0
  /// The number of all items with boxes.
  public private(set) var total = 0

  /// Counts the items of a text in Markdown.
  public init(in text: String) {
    // Most texts have none, and are not parsed.
    guard text.contains("[") else { return }
    count(MarkupDocument(markdown: text).blocks)
  }

  private mutating func count(_ blocks: [MarkupBlock]) {
    for block in blocks {
      switch block {
      case .quote(let blocks): count(blocks)
      case .list(let list):
        for item in list.items {
          if let isDone = item.isDone {
            total += 1
            done += isDone ? 1 : 0
          }
          count(item.blocks)
        }
      default: break
      }
    }
  }

  /// An item with a box by its place in a text, as the address that ticks it ends.
  public struct Place: Sendable, Hashable {
    /// The byte at which the item begins.
    let start: Int
    /// Whether the item is ticked.
    public let isDone: Bool

    /// Reads the end of an address; `nil` for anything else.
    public init?(_ text: String) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, let start = Int(parts[0]), start >= 0, let state = Int(parts[1])
      else { return nil }
      (self.start, isDone) = (start, state == 1)
    }
  }

  /// Returns a text with an item ticked, or no longer ticked.
  ///
  /// No other byte of the text changes.
  ///
  /// - Returns: `nil` if the item is no longer at its place, or has the other state.
  public static func toggling(_ place: Place, in text: String) -> String? {
    var bytes = Array(text.utf8)
    var rest = bytes.dropFirst(place.start)
    let digits = rest.prefix(while: \.isDigit)
    rest = rest[digits.endIndex...]
    let marks = digits.isEmpty ? "-+*" : ".)"
    guard let mark = rest.popFirst(), marks.utf8.contains(mark) else { return nil }
    let blanks = rest.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    rest = rest[blanks.endIndex...]
    guard !blanks.isEmpty, rest.popFirst() == UInt8(ascii: "["), let index = rest.indices.first,
      let state = rest.popFirst(), rest.popFirst() == UInt8(ascii: "]"),
      (place.isDone ? "xX" : " \t").utf8.contains(state)
    else { return nil }
    bytes[index] = UInt8(ascii: place.isDone ? " " : "x")
    return String(decoding: bytes, as: UTF8.self)
  }
}
