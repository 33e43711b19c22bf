public import BinderyNavigation

/// A widget with a value that the user changes: an end of a two-way binding.
///
/// ```swift
/// wraps <~> ValueBinding(viewModel, \.wrapsLines)
/// ```
///
/// The binding ends when the widget is released.
@MainActor
public protocol ValueWidget<Value>: Widget, BindingEndProvider where Value: Equatable {
  /// The value.
  var value: Value { get set }
  /// The name of the GObject signal that is sent after a change.
  var valueSignal: String { get }
  /// The object that sends the signal: by default the widget.
  var valueObject: ObjectOwner { get }
}

extension ValueWidget {
  /// Another owner of the widget, because a widget must not retain itself by a connection.
  public var valueObject: ObjectOwner { ObjectOwner(retaining: raw) }

  /// The end.
  public var bindingEnd: BindingEnd<Value> {
    let edited = EditedValue(value)
    bindings += valueObject.connect(valueSignal) { [weak self] _ in
      if let self { edited.value = self.value }
    }
    return BindingEnd(
      lifetime: bindings,
      get: { edited.value },
      set: { [weak self] new in
        guard let self else { return }
        value = new
        edited.value = value
      }
    )
  }
}

/// The value of a widget, as a property that can be observed.
private final class EditedValue<Value> {
  @MutableProperty var value: Value

  init(_ value: Value) { self.value = value }

  deinit {}
}
