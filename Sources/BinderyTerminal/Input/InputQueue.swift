#if canImport(Glibc) || canImport(Musl)
/// The events that were read and are not yet handled, in the order of their bytes.
///
/// One read may hold many keys. Each of them must see the result of the keys before it, so the
/// caller takes one event at a time and draws a frame before it handles the event. There are two
/// exceptions: a long run of typed characters, which ``isInLongText`` detects, because a terminal
/// without bracketed paste sends a paste as such a run; and a key that is held down, ``repeated``.
struct InputQueue {
  /// The number of typed characters in a row that get a frame each.
  static let longestTyping = 64

  private var decoder = InputDecoder()
  private var events: [InputEvent] = []
  private var next = 0
  private var typedInRow = 0
  private var last: InputEvent?

  init() {}

  /// Whether every event has been taken.
  var isEmpty: Bool { next == events.count }

  /// The time to wait for more bytes before ``timeOut()``, or `nil` if nothing is half read.
  var patience: Duration? { decoder.patience }

  /// Whether the next event is a typed character that follows many others.
  ///
  /// While a text field receives the characters, no frame has to be drawn before this event.
  var isInLongText: Bool {
    !isEmpty && typedInRow >= Self.longestTyping && events[next].isTyped
  }

  /// The next event, if it is the same as the one that was taken last.
  var repeated: InputEvent? { !isEmpty && events[next] == last ? last : nil }

  /// Decodes bytes and appends their events.
  mutating func feed(_ bytes: some Sequence<UInt8>) { append(decoder.feed(bytes)) }

  /// Decides the meaning of half-read bytes, because no more are coming.
  mutating func timeOut() { append(decoder.timeOut()) }

  /// Removes the next event and returns it.
  mutating func popFirst() -> InputEvent? {
    guard !isEmpty else { return nil }
    let event = events[next]
    next += 1
    last = event
    typedInRow = event.isTyped ? typedInRow + 1 : 0
    if isEmpty { removeAll() }
    return event
  }

  /// Releases the events, all of which have been taken.
  private mutating func removeAll() {
    events.removeAll(keepingCapacity: events.count < 4096)
    next = 0
    typedInRow = 0
    last = nil
  }

  private mutating func append(_ decoded: [InputEvent]) {
    events.append(contentsOf: decoded)
  }
}

nonisolated extension InputEvent {
  /// Whether it is a key that types a character.
  fileprivate var isTyped: Bool {
    if case .key(let key) = self { key.typed != nil } else { false }
  }
}
#endif
