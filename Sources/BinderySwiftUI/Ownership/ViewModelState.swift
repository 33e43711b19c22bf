#if canImport(SwiftUI)
public import BinderyNavigation
public import SwiftUI

/// A view model that a view makes once and whose life is that of the view.
///
/// For a screen that no router shows. `@State` calls the initialiser of a view model each time the
/// view is made, and never ends it; this wrapper does both once.
///
/// ```swift
/// struct SearchScreen: View {
///   @ViewModelState private var search = SearchViewModel()
///
///   var body: some View {
///     Text(search.title)
///       .activates($search)
///   }
/// }
/// ```
///
/// - Order: the view model is made when `body` reads it first, and activated when the view appears.
/// - Lifetime: it is inactive while the view is not on the screen, and ends when SwiftUI has removed
///   the view. One that a router shows is left to the router.
/// - Errors: without `activates(_:)` it is never active.
/// - Cost: an object each time the view is made; the view model is made for the first alone.
@propertyWrapper
public nonisolated struct ViewModelState<Model: ViewModel>: DynamicProperty {
  @State private var owned: OwnedViewModel<Model>

  /// Makes the wrapper; `make` is called when the view model is read first.
  public init(wrappedValue make: @autoclosure @escaping @MainActor () -> Model) {
    _owned = State(wrappedValue: OwnedViewModel(make))
  }

  /// The view model.
  @MainActor public var wrappedValue: Model { owned.model }

  /// The wrapper, for `activates(_:)`.
  public var projectedValue: ViewModelState { self }

  @MainActor func appear() { owned.appear() }
  @MainActor func disappear() { owned.disappear() }
}

extension View {
  /// Activates a view model while this view is on the screen.
  ///
  /// Use it once, on the outermost view of the screen.
  @MainActor
  public func activates<Model: ViewModel>(_ state: ViewModelState<Model>) -> some View {
    onAppear { state.appear() }
      .onDisappear { state.disappear() }
  }
}
#endif
