import BinderyNavigation

/// A view model whose life is that of a view, where no router shows it.
///
/// It is made once, when it is read first. It is active while the view is on the screen, and ends
/// with the view. A view model that a router or tabs show already keeps its phases: only the router
/// decides them, because SwiftUI reports a covered screen as one that has disappeared, and a screen
/// under a sheet as one that has not.
@MainActor
package final class OwnedViewModel<Model: ViewModel> {
  private let make: @MainActor () -> Model
  private var made: Model?
  /// The view model, if this object decides its phases.
  private var owned: Model?

  /// Makes the owner of the view model that `make` returns.
  package nonisolated init(_ make: @escaping @MainActor () -> Model) { self.make = make }

  isolated deinit {
    // The place refers to this object weakly, so it is `nil` by now unless it is another one.
    if let owned, owned.place == nil { owned.end() }
  }

  /// The view model; the first read makes it, and adds no dependency on what its initialiser reads.
  package var model: Model {
    if let made { return made }
    return untracked { () -> Model in
      let model = make()
      made = model
      if model.place == nil, model.phase != .ended {
        owned = model
        model.place = self
      }
      return model
    }
  }

  /// Activates the view model, because the view has appeared.
  package func appear() {
    let shown = model
    if shown.place === self { shown.activate() }
  }

  /// Makes the view model inactive, because the view has disappeared.
  package func disappear() {
    if let owned, owned.place === self { owned.deactivate() }
  }
}
