/// What stands above a screen.
public nonisolated enum ScreenTitle: Sendable, Equatable {
  /// One line.
  case plain(String)
  /// A title with smaller words below it.
  case double(String, subtitle: String)
  /// A title while what it names is on its way.
  case loading(String)

  /// The title, without what goes with it.
  public var words: String {
    switch self {
    case .plain(let title), .double(let title, _), .loading(let title): title
    }
  }
}
