import Foundation

/// A search: words, and conditions such as `language:swift stars:>10`.
struct SearchQuery: Equatable, Sendable {
  /// In lower case; each must be found.
  private(set) var words: [String] = []
  private(set) var conditions: [Condition] = []
  /// The fields in which the words are looked for.
  private(set) var places: Set<String>

  /// The order that the text names, such as `updated-asc`.
  var order: (key: String, isAscending: Bool)? {
    conditions.last { $0.key == "sort" }.map { condition in
      let parts = condition.value.split(separator: "-")
      return (parts.first.map(String.init) ?? "", parts.last == "asc")
    }
  }

  struct Condition: Equatable, Sendable {
    let key: String
    let value: String
    let isNegated: Bool
  }

  /// Reads a query, in which “@me” stands for a login.
  init(_ text: String, in index: SearchIndex, me login: String? = nil) {
    places = index.places
    for token in Self.tokens(text) {
      let isNegated = token.hasPrefix("-")
      let bare = isNegated ? token.dropFirst() : token[...]
      guard let colon = bare.firstIndex(of: ":"),
        index.keys.contains(bare[..<colon].lowercased())
      else {
        words.append(token.lowercased())
        continue
      }
      let key = bare[..<colon].lowercased()
      var value = bare[bare.index(after: colon)...].lowercased()
      if value == "@me", let login { value = login.lowercased() }
      if key == "in" {
        places = Set(value.split(separator: ",").map(String.init)).intersection(index.allPlaces)
      } else {
        conditions.append(Condition(key: key, value: value, isNegated: isNegated))
      }
    }
  }

  /// Cuts at spaces outside quotes; the quotes themselves are dropped.
  private static func tokens(_ text: String) -> [String] {
    var tokens = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" {
        isQuoted.toggle()
      } else if character.isWhitespace && !isQuoted {
        tokens.append("")
      } else {
        tokens[tokens.count - 1].append(character)
      }
    }
    return tokens.filter { !$0.isEmpty }
  }
}
