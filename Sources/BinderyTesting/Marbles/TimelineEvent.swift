/// One thing that happens in one frame of a timeline.
nonisolated struct TimelineEvent: Equatable, Sendable {
  /// The number of the frame.
  let frame: Int
  /// What happens.
  let symbol: EventSymbol
}

/// What can happen in a frame of a timeline.
nonisolated enum EventSymbol: Equatable, Sendable {
  /// The value of that name.
  case value(String)
  case failure
  case completion
  case interruption
  case beginning

  /// The sign of the value that describes itself as `description`.
  static func value(described description: String) -> EventSymbol {
    var name = description.filter { !$0.isWhitespace && $0 != "\"" }
    if let first = name.first, let closing = brackets[first], isWrapped(name, first, closing) {
      name = String(name.dropFirst().dropLast())
    }
    return .value(name)
  }

  private static let brackets: [Character: Character] = ["(": ")", "[": "]"]

  /// Whether the bracket that opens `name` is closed by its last character, and not before.
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
  /// The sign in the notation of timelines.
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
