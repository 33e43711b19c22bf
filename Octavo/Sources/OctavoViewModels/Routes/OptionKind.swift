/// The kind of the options of a picker.
public nonisolated enum OptionKind: String, Codable, Hashable, Sendable {
  /// A period of trending repositories.
  case period
  /// A language.
  case language
  /// A country.
  case country

  /// The title of the picker.
  public var title: String {
    switch self {
    case .period: "Period"
    case .language: "Language"
    case .country: "Country"
    }
  }

  /// The text in the empty filter field.
  var placeholder: String {
    switch self {
    case .period: "Filter periods"
    case .language: "Filter languages"
    case .country: "Filter countries"
    }
  }

  /// Returns the text of a value.
  func title(of value: String?) -> String {
    switch self {
    case .period: value.flatMap(TrendingPeriod.init)?.title ?? TrendingPeriod.weekly.title
    case .language: value ?? "All Languages"
    case .country: value ?? "All Countries"
    }
  }
}
