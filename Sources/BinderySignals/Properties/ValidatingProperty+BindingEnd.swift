import Bindery

extension ValidatingProperty: BindingEndProvider where Value: Equatable {
  /// An end that reads and writes the property without retaining it.
  ///
  /// A refused value stays at the other end, where the user continues to edit it. A coerced value
  /// replaces the one at the other end.
  public var bindingEnd: BindingEnd<Value> {
    let reflection = reflection
    return BindingEnd(lifetime: lifetime, get: { reflection.value }) { [weak self] new in
      guard let self else { return true }
      value = new
      return result.value.isInvalid || reflection.value == new
    }
  }
}
