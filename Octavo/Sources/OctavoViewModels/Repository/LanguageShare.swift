import Foundation
import GitHubValues
import SourceLanguages

/// The part of a repository's code that is written in one language.
public nonisolated struct LanguageShare: Sendable, Equatable {
  /// The name of the language; “Other” for all that have no share of their own.
  public let name: String
  /// The part, from 0 to 1.
  public let fraction: Double
  /// The colour of the language in the form `#1a5fb4`; `nil` for none.
  public let color: String?

  /// Whether it is the share of all languages that have none of their own.
  public let isOther: Bool

  /// The part in percent, such as “91.2 %”.
  public var percentage: String {
    "\(fraction < 0.001 ? "<0.1" : String(format: "%.1f", fraction * 100)) %"
  }

  /// The most languages with a share of their own.
  private static let most = 6

  /// Returns the shares of languages, the largest first.
  static func all(of sizes: [GitHub.LanguageSize]) -> [Self] {
    let sizes = sizes.filter { $0.bytes > 0 }
    // Sizes come from outside, and their sum may be more than an integer has.
    let total = sizes.reduce(0) { $0 + Double($1.bytes) }
    let shares = sizes.prefix(most).map { size in
      Self(
        name: size.name,
        fraction: Double(size.bytes) / total,
        color: LanguageTable.standard.language(named: size.name)?.color?.code,
        isOther: false
      )
    }
    guard sizes.count > most else { return shares }
    let rest = sizes.dropFirst(most).reduce(0) { $0 + Double($1.bytes) }
    return shares + [Self(name: "Other", fraction: rest / total, color: nil, isOther: true)]
  }
}

extension [LanguageShare] {
  /// Divides the cells of a bar among the languages: each has one at least, while there are enough.
  public func cells(of width: Int) -> [Int] {
    guard count <= width else { return map { _ in 0 } }
    let free = Double(width - count)
    var cells = map { 1 + Int($0.fraction * free) }
    if !isEmpty { cells[0] += Swift.max(0, width - cells.reduce(0, +)) }
    return cells
  }
}
