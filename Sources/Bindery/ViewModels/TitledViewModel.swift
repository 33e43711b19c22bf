/// A view model whose screen has a title.
@MainActor
public protocol TitledViewModel: ViewModel {
  /// The title as text.
  var title: String { get }
  /// The title and its form; by default one line.
  ///
  /// Reading it inside `observe` subscribes to the properties that it reads.
  var screenTitle: ScreenTitle { get }
}

extension TitledViewModel {
  /// The title, in one line.
  public var screenTitle: ScreenTitle { .plain(title) }
}
