/// One event in one frame of a timeline.
nonisolated struct TimelineEvent: Equatable, Sendable {
  /// The number of the frame.
  let frame: Int
  /// The kind of the event, and the name of its value.
  let symbol: EventSymbol
}

/// The symbols of the notation of ``Timeline``.
nonisolated enum EventSymbol: Equatable, Sendable {
  /// The value with that name.
  case value(String)
  case failure
  case completion
  case interruption
  case beginning

  /// Returns the symbol of a value with that description.
  static func value(described description: String) -> EventSymbol {
    var name = description.filter { !$0.isWhitespace && $0 != "\"" }
    if let first = name.first, let closing = brackets[first], isWrapped(name, first, closing) {
      name = String(name.dropFirst().dropLast())
    }
    return .value(name)
  }

  private static let brackets: [Character: Character] = ["(": ")", "[": "]"]

  /// Whether the first bracket of `name` is closed by its last character, and not before.
  private static func isWrapped(
    _ name: String,
    _ opening: Character,
    _ closing: Character
  ) -> Bool {
    var depth = 0
    for (offset, character) in name.enumerated() {
      if character == opening { depth += 1 }
      if character == closing { depth -= 1 }
      if depth == 0 { return offset == name.count - 1 }
    }
    return false
  }
}

nonisolated extension EventSymbol: CustomStringConvertible {
  /// The symbol in the notation of timelines.
  var description: String {
    switch self {
    case .value(let name): name.count == 1 && !Self.isReserved(name) ? name : "[\(name)]"
    case .failure: "#"
    case .completion: "|"
    case .interruption: "!"
    case .beginning: "^"
    }
  }

  private static func isReserved(_ name: String) -> Bool { "-()[]#|!^".contains(name) }
}
