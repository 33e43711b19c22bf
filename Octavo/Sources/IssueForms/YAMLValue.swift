import Yams

/// A value in YAML, of untrusted text.
///
/// Aliases are refused, because a few of them can stand for a value without end.
indirect enum YAMLValue: Equatable {
  case text(String)
  case list([YAMLValue])
  case map([String: YAMLValue])

  /// The largest text that is read, in bytes.
  static let longest = 65_536
  /// The most values in a text.
  private static let most = 10_000
  /// The most values in each other.
  private static let deepest = 20

  /// Reads a text.
  ///
  /// - Throws: `FormError`.
  init(parsing text: String) throws(FormError) {
    guard text.utf8.count <= Self.longest else { throw FormError("It is too large.") }
    guard !YAMLKeys.areComplex(in: text) else { throw FormError("It has keys that are no names.") }
    do {
      let parser = try Parser(yaml: text, resolver: .basic)
      let root = try parser.singleRoot()
      var left = Self.most
      // The parser retains the names of the values to which aliases may refer.
      let value = try withExtendedLifetime(parser) {
        try root.map { try Self.value(of: $0, depth: 0, &left) }
      }
      guard let value else { throw FormError("It is empty.") }
      self = value
    } catch let error as FormError {
      throw error
    } catch {
      throw FormError("It is not written in YAML.")
    }
  }

  private static func value(of node: Node, depth: Int, _ left: inout Int) throws -> Self {
    left -= 1
    guard left > 0, depth < deepest else { throw FormError("It has too many values.") }
    guard node.anchor == nil else { throw FormError("It has values with several places.") }
    switch node {
    case .scalar(let scalar): return .text(scalar.string)
    case .sequence(let sequence):
      return .list(try sequence.map { try value(of: $0, depth: depth + 1, &left) })
    case .mapping(let mapping):
      var members: [String: YAMLValue] = [:]
      for (key, node) in mapping {
        guard case .scalar(let name) = key, key.anchor == nil else {
          throw FormError("It has keys that are no names.")
        }
        members[name.string] = try value(of: node, depth: depth + 1, &left)
      }
      return .map(members)
    case .alias: throw FormError("It has values with several places.")
    }
  }
}

extension YAMLValue {
  /// The member with a name; `nil` if there is none or the value has no members.
  subscript(name: String) -> YAMLValue? {
    if case .map(let members) = self { members[name] } else { nil }
  }

  /// The text; `nil` for another value.
  var string: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements; `nil` for another value.
  var elements: [YAMLValue]? { if case .list(let items) = self { items } else { nil } }

  /// The truth value; `nil` for another value.
  var bool: Bool? {
    switch string?.lowercased() {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// The texts of a list, or the parts of a text between commas.
  var words: [String] {
    let words = elements?.compactMap(\.string) ?? string?.split(separator: ",").map(String.init)
    return (words ?? []).map { word in
      String(word.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    .filter { !$0.isEmpty }
  }
}

/// The reason why a template cannot be used, as a sentence.
struct FormError: Error, Equatable {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
