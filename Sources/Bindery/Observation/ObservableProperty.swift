public import Observation

/// A property as code that knows the standard `Observation` sees it.
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
/// It tells of a change after the property has changed, in the order of the property's observers. It
/// observes the property for as long as it lives: keep it while it is needed. A property that nobody
/// asks for one pays nothing.
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

  /// The value now.
  ///
  /// Inside `withObservationTracking`, its change is told; inside our own `observe`, too.
  public var value: Value {
    registrar.access(self, keyPath: \.value)
    return property.value
  }

  private func noteChange() { registrar.withMutation(of: self, keyPath: \.value) {} }
}

extension Property {
  /// The property for code that knows the standard `Observation`; see ``ObservableProperty``.
  public var observable: ObservableProperty<Value> { ObservableProperty(self) }
}
