#if canImport(Combine)
@preconcurrency public import Combine
#elseif canImport(OpenCombine)
@preconcurrency public import OpenCombine
#endif

#if canImport(Combine) || canImport(OpenCombine)
public import BinderySignals

/// A view model as an `ObservableObject`, for code that observes with Combine.
///
/// ```swift
/// let observed = ObservedViewModel(viewModel) { _ = ($0.title, $0.reload.isExecuting) }
/// let cancellable = observed.objectWillChange.sink { print("The title or the state changes.") }
/// ```
///
/// - Order: `objectWillChange` is sent once for each change or batch of the properties that the
///   closure reads, when they have their new values: an observer that reads at once, reads those.
/// - Lifetime: the object retains the view model, and observes it until it is released. It neither
///   activates nor ends the view model.
/// - Errors: none.
/// - Cost: one observer.
@MainActor
public final class ObservedViewModel<Model: ViewModel>: @MainActor ObservableObject {
  /// The view model.
  public let viewModel: Model
  /// A publisher that sends when something that the closure reads has changed.
  public let objectWillChange = ObservableObjectPublisher()
  private var observation: ObservationToken?

  /// Makes an object that observes what `read` reads of the view model.
  public init(_ viewModel: Model, reading read: @escaping (Model) -> Void) {
    self.viewModel = viewModel
    var isFirst = true
    observation = observe { [objectWillChange] in
      read(viewModel)
      if !isFirst { untracked { objectWillChange.send() } }
      isFirst = false
    }
  }

  deinit {}
}
#endif
