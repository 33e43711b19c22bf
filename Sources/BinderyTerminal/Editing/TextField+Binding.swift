#if canImport(Glibc) || canImport(Musl)
public import BinderyNavigation

extension MutableProperty<TextField> {
  /// The text of the field, as an end of a two-way binding.
  ///
  /// ```swift
  /// @MutableProperty private var name = TextField(placeholder: "mona")
  ///
  /// _name.text <~> ValueBinding(viewModel, \.username)
  /// ```
  ///
  /// Text that the user types is not written back, so the cursor stays where it is. The field is
  /// not retained.
  public var text: BindingEnd<String> {
    let field = reflection
    return BindingEnd(lifetime: lifetime, get: { field.value.text }) { [weak self] text in
      self?.modify { $0.update(text) }
    }
  }
}
#endif
