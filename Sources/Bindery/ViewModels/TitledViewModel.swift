/// A view model whose screen has a title.
///
/// ```swift
/// final class ShelfViewModel: ViewModel, TitledViewModel {
///   @MutableProperty var count = 0
///   var title: String { "Shelf" }
///   var screenTitle: ScreenTitle { .double(title, subtitle: "\(count) books") }
/// }
/// ```
///
/// - Order: a front end observes ``screenTitle`` and shows a change with the other changes of a
///   batch.
/// - Lifetime: that of the view model; a title is a value.
/// - Errors: a failure is no part of the title; lists and pages have a `problem` for it.
/// - Cost: both are read when a property that they read has changed, in a terminal for each frame.
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
