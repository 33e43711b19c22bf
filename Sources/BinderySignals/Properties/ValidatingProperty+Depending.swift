public import Bindery

extension ValidatingProperty {
  /// Makes a validating view of `inner` whose validator also reads `other`.
  ///
  /// When `other` changes, the value that was proposed last is proposed again. `other` is not
  /// retained.
  public convenience init<Other: PropertyProtocol>(
    _ inner: MutableProperty<Value>,
    with other: Other,
    _ validator: @escaping (Value, Other.Value) -> Decision
  ) {
    let other = other.reflection
    self.init(inner) { value in validator(value, untracked { other.value }) }
    depend(on: other.signal)
  }

  /// Makes a property that validates proposed values together with the value of `other`.
  public convenience init<Other: PropertyProtocol>(
    _ initial: Value,
    with other: Other,
    _ validator: @escaping (Value, Other.Value) -> Decision
  ) {
    self.init(MutableProperty(initial), with: other, validator)
  }

  /// Makes a validating view of `inner` whose validator also reads the value last proposed to
  /// `other`, whether or not that was accepted.
  public convenience init<OtherValue, OtherError>(
    _ inner: MutableProperty<Value>,
    with other: ValidatingProperty<OtherValue, OtherError>,
    _ validator: @escaping (Value, OtherValue) -> Decision
  ) {
    let result = other.result
    self.init(inner) { value in validator(value, untracked { result.value.proposed }) }
    depend(on: result.signal)
  }

  /// Makes a property that validates proposed values together with the value last proposed to
  /// `other`.
  public convenience init<OtherValue, OtherError>(
    _ initial: Value,
    with other: ValidatingProperty<OtherValue, OtherError>,
    _ validator: @escaping (Value, OtherValue) -> Decision
  ) {
    self.init(MutableProperty(initial), with: other, validator)
  }

  private func depend<Other>(on changes: Signal<Other, Never>) {
    lifetime += changes.observeValues { [weak self] _ in self?.validateAgain() }
  }
}
