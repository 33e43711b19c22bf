import GitHubValues
import SourceLanguages

extension OptionKind {
  /// The options: first the one that stands for all, then the others by name.
  var options: [PickerOption] {
    switch self {
    case .period: TrendingPeriod.allCases.map { PickerOption($0.title, value: $0.rawValue) }
    case .language: [all("All Languages")] + Self.languages
    case .country: [all("All Countries")] + Self.countries
    case .asset(let names): names.map { PickerOption($0, value: $0) }
    case .reaction:
      GitHub.Reaction.Content.all.map {
        PickerOption("\(Strings.sign(of: $0)) \($0.rawValue)", value: $0.rawValue)
      }
    case .lockReason:
      [all("Without a Reason")]
        + GitHub.LockReason.all.map {
          PickerOption(Strings.sentence($0.rawValue), value: $0.rawValue)
        }
    case .hidingReason:
      GitHub.HidingReason.all.map {
        PickerOption(Strings.sentence($0.words), value: $0.rawValue)
      }
    case .filter(let filters, let none):
      (none.map { [all($0)] } ?? []) + filters.map { PickerOption($0.name, value: $0.text) }
    case .reply(let replies): replies.map { PickerOption($0.name, value: $0.text) }
    case .commit(let commits, _):
      commits.map { commit in
        PickerOption("\(Strings.revision(commit.sha)) \(commit.subject)", value: commit.sha)
      }
    case .reference(let references): references.map { PickerOption($0.name, value: $0.name) }
    }
  }

  /// Whether letters may stand above the options, which are in the order of their names.
  var isSorted: Bool { if case .commit = self { false } else { true } }

  private func all(_ title: String) -> PickerOption { PickerOption(title, value: nil) }

  private static let languages = sorted(
    LanguageTable.standard.languages.filter(\.isCounted).map {
      PickerOption($0.name, value: $0.name, color: $0.color?.code)
    }
  )

  private static let countries = sorted(
    String(decoding: PackageResources.countries_txt, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { PickerOption(String($0), value: String($0)) }
  )

  /// Sorts options by their letters, “#” last, then by name, whatever the case.
  private static func sorted(_ options: [PickerOption]) -> [PickerOption] {
    options.map { (letter: $0.letter, name: $0.title.lowercased(), option: $0) }
      .sorted { first, second in
        let isLast = (first.letter == "#", second.letter == "#")
        if isLast.0 != isLast.1 { return isLast.1 }
        return (first.letter, first.name) < (second.letter, second.name)
      }
      .map(\.option)
  }
}
