/// The events of a signal over time, written as a line of text.
///
/// | symbol | meaning |
/// | --- | --- |
/// | `-` | a frame without an event |
/// | `a`, `7`, … | a frame with the value of that name |
/// | `[12]` | a frame with one value whose name has several characters, here `12` |
/// | `(ab\|)` | a frame with all of these events, in order |
/// | `\|` | a frame with the completion |
/// | `#` | a frame with the failure |
/// | `!` | a frame with the interruption; in the timeline of a subscription, its end |
/// | `^` | the frame with number 0 of a source; in the timeline of a subscription, its beginning |
///
/// Spaces are ignored, so lines can be aligned. The first frame has the number 0.
///
/// Two timelines are equal when they have the same events in the same frames; frames after the last
/// event are ignored. Names are compared without spaces, quotation marks, and one pair of brackets
/// around them, so an array or a tuple of 1 and 2 is written `[1,2]`.
///
/// The notation is that of RxJS's marble tests, except that a group takes one frame.
public nonisolated struct Timeline: Equatable, Sendable {
  /// The events, in order.
  let events: [TimelineEvent]

  init(events: [TimelineEvent]) { self.events = events }

  /// Reads `text`, which must be well formed: groups and brackets are closed.
  public init(_ text: String) {
    var reader = TimelineReader(text)
    events = reader.read()
  }

  /// The number of the frame in which a source begins.
  var origin: Int { events.first { $0.symbol == .beginning }?.frame ?? 0 }

  /// The number of frames up to the last event.
  var length: Int { (events.last?.frame ?? -1) + 1 }
}

nonisolated extension Timeline: ExpressibleByStringInterpolation {
  /// Reads the literal, which must be well formed.
  public init(stringLiteral text: String) { self.init(text) }
}

nonisolated extension Timeline: CustomStringConvertible {
  /// The timeline as text, up to the last event.
  public var description: String { cells.joined() }

  /// The text of each frame.
  var cells: [String] {
    var symbols = [[String]](repeating: [], count: length)
    for event in events { symbols[event.frame].append(event.symbol.description) }
    return symbols.map { frame in
      switch frame.count {
      case 0: "-"
      case 1: frame.joined()
      default: "(" + frame.joined() + ")"
      }
    }
  }
}
