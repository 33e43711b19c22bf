/// A node that observers of a random script read, in the model and in the framework.
nonisolated enum StateNode: Hashable, Sendable, CustomStringConvertible {
  /// A property that the script writes.
  case source(Int)
  /// A computed property, derived from sources and from computed properties with smaller numbers.
  case computed(Int)

  static let sources = 4
  static let computed = 6

  static let all = (0..<sources).map(StateNode.source) + (0..<computed).map(StateNode.computed)

  /// The greatest number of a source that the node can depend on.
  var level: Int {
    switch self {
    case .source(let number): number
    case .computed(let number): number < 3 ? 1 : 2
    }
  }

  var description: String {
    switch self {
    case .source(let number): "s\(number)"
    case .computed(let number): "c\(number)"
    }
  }

  /// Computes the property with a number.
  static func compute(_ number: Int, reading read: (StateNode) -> Int) -> Int {
    switch number {
    case 0: read(.source(0)) + read(.source(1))
    // Stays equal for most changes.
    case 1: read(.computed(0)) / 3
    // Depends on one of two properties, which the third one selects.
    case 2: read(.source(0)).isMultiple(of: 2) ? read(.source(1)) : read(.computed(1))
    case 3: read(.source(2)) + read(.computed(2))
    case 4: read(.computed(3)) % 2 + read(.computed(0))
    default: read(.computed(1)) == 0 ? read(.source(2)) : read(.computed(4))
    }
  }
}
