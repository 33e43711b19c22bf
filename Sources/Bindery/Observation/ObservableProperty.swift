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
/// Its reads are tracked whether or not ``StandardTracking`` is on. The registration belongs to the
/// property, so the object need not be kept: one that is made in the body of a view does the same.
/// A change is reported after the property has changed, and before the outermost write or batch
/// returns.
@MainActor
public final class ObservableProperty<Value>: Observable {
  private let property: Property<Value>

  init(_ property: Property<Value>) { self.property = property }

  deinit {}

  /// The present value.
  ///
  /// Reading it inside `withObservationTracking` or the framework's `observe` subscribes.
  public var value: Value {
    let value = property.value
    TrackedReads.note(property.node)
    return value
  }
}

extension Property {
  /// Returns an object of the standard `Observation` module, whose reads are tracked by it.
  ///
  /// ```swift
  /// let query = viewModel.$query.observable
  /// ```
  public var observable: ObservableProperty<Value> { ObservableProperty(self) }
}
