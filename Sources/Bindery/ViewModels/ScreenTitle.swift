/// The title of a screen.
///
/// ```swift
/// switch title {
/// case .plain(let words): label.text = words
/// case .double(let words, let subtitle): label.text = "\(words) – \(subtitle)"
/// case .loading: label.text = "\(title.words) …"
/// }
/// ```
public nonisolated enum ScreenTitle: Sendable, Equatable {
  /// One line.
  case plain(String)
  /// A title with a subtitle in smaller type.
  case double(String, subtitle: String)
  /// A title of content that is loading.
  case loading(String)

  /// The title alone.
  public var words: String {
    switch self {
    case .plain(let title), .double(let title, _), .loading(let title): title
    }
  }
}
