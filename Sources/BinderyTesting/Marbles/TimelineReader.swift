/// Parses the notation of ``Timeline``.
nonisolated struct TimelineReader {
  private let text: String
  private var rest: Substring
  private var events: [TimelineEvent] = []
  private var frame = 0
  private var isInGroup = false

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  /// Returns all events of the text.
  mutating func read() -> [TimelineEvent] {
    while let character = rest.popFirst() {
      if !character.isWhitespace { read(character) }
    }
    precondition(!isInGroup, "close the group of this timeline with “)”: \(text)")
    return events
  }

  private mutating func read(_ character: Character) {
    switch character {
    case "-": frame += 1
    case "(":
      precondition(!isInGroup, "close the group of this timeline before the next “(”: \(text)")
      isInGroup = true
    case ")":
      precondition(isInGroup, "open the group of this timeline with “(”: \(text)")
      isInGroup = false
      frame += 1
    case "|": add(.completion)
    case "#": add(.failure)
    case "!": add(.interruption)
    case "^": add(.beginning)
    case "[": add(.value(described: readName()))
    default: add(.value(String(character)))
    }
  }

  private mutating func add(_ symbol: EventSymbol) {
    events.append(TimelineEvent(frame: frame, symbol: symbol))
    if !isInGroup { frame += 1 }
  }

  /// Reads a name up to the bracket that closes it.
  private mutating func readName() -> String {
    var name = ""
    var depth = 1
    while let character = rest.popFirst() {
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      if depth == 0 { return name }
      name.append(character)
    }
    preconditionFailure("close the name in this timeline with “]”: \(text)")
  }
}
