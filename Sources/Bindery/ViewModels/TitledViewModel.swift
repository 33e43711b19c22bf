/// A view model whose screen has words above it.
@MainActor
public protocol TitledViewModel: ViewModel {
  /// The words.
  var title: String { get }
  /// The words, and how they are set; by default in one line.
  ///
  /// Reading it inside `observe` subscribes to what it is made of.
  var screenTitle: ScreenTitle { get }
}

extension TitledViewModel {
  /// The title, in one line.
  public var screenTitle: ScreenTitle { .plain(title) }
}
