import Foundation
import GitHubValues

/// The text of a search as the server gets it: the query, and the order that a `sort:` names.
nonisolated struct SearchText: Equatable {
  /// The words and qualifiers without the order.
  let query: String
  /// The order; `nil` puts the best matches first.
  let order: GitHub.SearchOrder?

  /// Reads a text; the last order counts.
  init(_ text: String) {
    let tokens = QualifierText.tokens(text, keepingQuotes: true)
    let orders = tokens.filter { $0.lowercased().hasPrefix("sort:") }
    query = tokens.filter { !orders.contains($0) }.joined(separator: " ")
    let value = orders.last.map { String($0.dropFirst("sort:".count)) } ?? ""
    order = value.isEmpty ? nil : GitHub.SearchOrder(parsing: value)
  }

  /// Whether the text ends inside of a qualifier or of quotes, so that a pause does not search.
  static func isUnfinished(_ text: String) -> Bool {
    text.hasSuffix(":") || text.count { $0 == "\"" } % 2 == 1
  }
}

/// The last word of the text of a search, which a list can complete.
nonisolated struct SearchToken: Equatable {
  /// The place of the word in the text, as offsets in UTF-8.
  let range: Range<Int>
  /// A minus before the qualifier, or nothing.
  let sign: String
  /// The name of the qualifier in small letters; `nil` while it is typed itself.
  let name: String?
  /// The part of the name or of the value that is typed, without its quotes.
  let prefix: String

  /// Finds the last word; `nil` if the text is empty or ends with a blank outside of quotes.
  init?(endOf text: String) {
    guard let word = QualifierText.tokens("\(text)|", keepingQuotes: true).last?.dropLast(),
      !word.isEmpty, text.hasSuffix(word)
    else { return nil }
    let end = text.utf8.count
    range = end - word.utf8.count..<end
    sign = word.hasPrefix("-") ? "-" : ""
    let parts = word.dropFirst(sign.count).split(
      separator: ":",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    name = parts.count > 1 ? parts[0].lowercased() : nil
    prefix = (parts.last.map(String.init) ?? "").replacing("\"", with: "")
  }
}
