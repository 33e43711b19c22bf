import BinderyTerminal
import OctavoViewModels

/// The languages of a repository as a bar of their colours, with their names and shares below it.
enum LanguageBar {
  /// Returns the lines; none without languages.
  static func lines(of languages: [LanguageShare], width: Int) -> [[Run]] {
    guard !languages.isEmpty else { return [] }
    let cells = languages.cells(of: width)
    let bar = zip(languages, cells).map { language, count in
      Run(String(repeating: "━", count: count), style(of: language))
    }
    let names = languages.map {
      [Run("● ", style(of: $0)), Run("\($0.name) "), Run($0.percentage, .muted)]
    }
    return [bar] + RepositoryFacts.wrapped(names, to: width)
  }

  private static func style(of language: LanguageShare) -> Style {
    language.isOther ? Style(.muted) : Style(LanguageColor.color(of: language.name))
  }
}
