public import Observation

/// A property as an object of the standard `Observation` module.
///
/// ```swift
/// let query = viewModel.$query.observable
/// withObservationTracking {
///   print(query.value)
/// } onChange: {
///   print("The query changes.")
/// }
/// ```
///
/// It reports a change after the property has changed, in the order of the property's observers. It
/// observes the property until it is released: keep it while it is needed. A property for which
/// none is made has no cost.
@MainActor
public final class ObservableProperty<Value>: Observable {
  private let property: Property<Value>
  private let registrar = ObservationRegistrar()
  private var changes: (any Disposable)?

  init(_ property: Property<Value>) {
    self.property = property
    var isFirst = true
    changes = observe { [weak self] in
      _ = property.value
      if !isFirst { self?.noteChange() }
      isFirst = false
    }
  }

  deinit {}

  /// The present value.
  ///
  /// Reading it inside `withObservationTracking` or the framework's `observe` subscribes.
  public var value: Value {
    registrar.access(self, keyPath: \.value)
    return property.value
  }

  private func noteChange() { registrar.withMutation(of: self, keyPath: \.value) {} }
}

extension Property {
  /// Returns an object of the standard `Observation` module.
  ///
  /// It observes the property until it is released: keep it while it is needed.
  public var observable: ObservableProperty<Value> { ObservableProperty(self) }
}
