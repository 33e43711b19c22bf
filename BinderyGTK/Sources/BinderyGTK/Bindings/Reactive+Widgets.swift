public import BinderyNavigation

extension Widget: ReactiveExtensionsProvider {}

extension Reactive where Base: Widget {
  /// A target that writes to a property of the widget; it does not retain the widget.
  ///
  /// ```swift
  /// label.reactive[\.text] <~ viewModel.$name
  /// ```
  public subscript<Value>(
    keyPath: ReferenceWritableKeyPath<Base, Value>
  ) -> BindingTarget<Value> {
    BindingTarget(lifetime: base.bindings, object: base, keyPath: keyPath)
  }
}

extension Lifetime {
  /// Writes `value` to a property of a widget, now and after each change of a property that it
  /// reads.
  ///
  /// The widget is retained until the lifetime ends.
  ///
  /// ```swift
  /// lifetime.bind(button, \.isSensitive) { [viewModel] in viewModel.isLoaded }
  /// ```
  public func bind<Base: Widget, Value>(
    _ widget: Base,
    _ keyPath: ReferenceWritableKeyPath<Base, Value>,
    to value: @escaping () -> Value
  ) {
    follow { widget[keyPath: keyPath] = value() }
  }
}
