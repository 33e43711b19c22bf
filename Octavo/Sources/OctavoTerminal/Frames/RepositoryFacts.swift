import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// The small signs that counts and kinds are shown by, the same on all screens.
enum RepositoryFacts {
  /// A star that is filled, hollow or, where it is not known which, small.
  static func stars(_ count: Int, isStarred: Bool?) -> [Run] {
    switch isStarred {
    case true?: [Run("★ \(Strings.short(count))", .warning)]
    case false?: [Run("☆ \(Strings.short(count))", .muted)]
    case nil: [Run("⋆ \(Strings.short(count))", .muted)]
    }
  }

  static func forks(_ count: Int) -> [Run] { [Run("ψ \(Strings.short(count))", .muted)] }

  static func language(_ name: String?) -> [Run] {
    guard let name, !name.isEmpty else { return [] }
    return [Run("● ", Style(LanguageColor.color(of: name))), Run(name, .muted)]
  }

  /// The name of a branch or tag behind the sign of its kind; a commit has none.
  static func revision(_ name: String, _ kind: GitHub.Reference.Kind?) -> [Run] {
    (kind.map { [Run("\($0.sign) ", .muted)] } ?? []) + [Run(name, .info)]
  }

  /// Facts side by side, with space between.
  static func joined(_ facts: [[Run]], gap: Int = 3) -> [Run] {
    Array(
      facts.filter { !$0.isEmpty }.joined(separator: [Run(String(repeating: " ", count: gap))])
    )
  }

  /// Facts side by side, in as many lines as they need.
  static func wrapped(_ facts: [[Run]], to width: Int) -> [[Run]] {
    var lines: [[[Run]]] = []
    for fact in facts where !fact.isEmpty {
      if let last = lines.last, joined(last + [fact]).displayWidth <= width {
        lines[lines.count - 1].append(fact)
      } else {
        lines.append([fact])
      }
    }
    return lines.map { joined($0) }
  }
}

extension GitHub.Reference.Kind {
  /// The sign, of one cell, that branches and tags have on all screens.
  var sign: String {
    switch self {
    case .branch: "⎇"
    case .tag: "◇"
    }
  }
}
