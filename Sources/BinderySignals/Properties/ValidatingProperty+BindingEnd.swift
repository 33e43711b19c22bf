import Bindery

extension ValidatingProperty: BindingEndProvider where Value: Equatable {
  /// An end that reads and writes the property without retaining it.
  ///
  /// A refused text stays at the other end, where the user continues to edit it. Any other refused
  /// value is replaced there by the one of the property, and so is a coerced one.
  public var bindingEnd: BindingEnd<Value> {
    let reflection = reflection
    return BindingEnd(lifetime: lifetime, get: { reflection.value }) { [weak self] new in
      guard let self else { return true }
      value = new
      return result.value.isInvalid || reflection.value == new
    }
  }
}
