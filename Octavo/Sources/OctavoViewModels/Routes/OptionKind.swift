/// The kind of the options of a picker.
public nonisolated enum OptionKind: Codable, Hashable, Sendable {
  /// A period of trending repositories.
  case period
  /// A language.
  case language
  /// A country.
  case country
  /// A file of a release, by its name.
  case asset([String])
  /// A reaction to an issue or a comment.
  case reaction
  /// A reason for which a conversation is locked.
  case lockReason
  /// A reason for which a comment is hidden.
  case hidingReason
  /// A filter of a list, by its name, or none by another name.
  case filter([SavedFilter], all: String?)
  /// A reference of a document, by its name.
  case reference([NamedReference])
  /// A saved text for a comment, by its name.
  case reply([SavedReply])
  /// The first or the last commit of a range, by its message.
  case commit([CommitOption], isLast: Bool)

  /// The name of the kind, as the actions have it.
  var name: String {
    switch self {
    case .period: "period"
    case .language: "language"
    case .country: "country"
    case .asset: "asset"
    case .reaction: "reaction"
    case .lockReason: "lock"
    case .hidingReason: "hide"
    case .filter: "filter"
    case .reference: "references"
    case .reply: "reply"
    case .commit: "commit"
    }
  }

  /// The title of the picker.
  public var title: String {
    switch self {
    case .period: "Period"
    case .language: "Language"
    case .country: "Country"
    case .asset: "Save Asset"
    case .reaction: "React"
    case .lockReason: "Lock Conversation"
    case .hidingReason: "Hide Comment"
    case .filter: "Filters"
    case .reference: "Preview Link"
    case .reply: "Saved Replies"
    case .commit(_, let isLast): isLast ? "Last Commit" : "First Commit"
    }
  }

  /// The text in the empty filter field.
  var placeholder: String {
    switch self {
    case .period: "Filter periods"
    case .language: "Filter languages"
    case .country: "Filter countries"
    case .asset: "Filter assets"
    case .reaction: "Filter reactions"
    case .lockReason, .hidingReason: "Filter reasons"
    case .filter: "Filter by name"
    case .reference: "Filter links"
    case .reply: "Filter by name"
    case .commit: "Filter commits"
    }
  }

  /// The text in place of an empty list.
  var emptyText: String {
    if case .reply = self {
      return "No text is saved. “Save as Reply…” in the menu of the field saves its text."
    }
    return "There is nothing to choose."
  }

  /// Returns the text of a value.
  func title(of value: String?) -> String {
    switch self {
    case .period: value.flatMap(TrendingPeriod.init)?.title ?? TrendingPeriod.weekly.title
    case .language: value ?? "All Languages"
    case .country: value ?? "All Countries"
    case .asset, .reaction, .lockReason, .hidingReason, .filter, .reference, .reply, .commit:
      value ?? ""
    }
  }
}
