extension MutableProperty {
  /// Writes a value that a binding delivers.
  ///
  /// In a circle of bindings the value returns, equal, to the property whose write is still being
  /// delivered. It is dropped there.
  @inlinable package func receive(_ newValue: Value) {
    if let channel, !channel.borrow({ $0.isPlain }), isReturning(newValue) { return }
    swap(newValue)
  }

  /// Writes `newValue` during a delivery of this property, or where it has to be coerced.
  @usableFromInline @inline(never)
  func swapWithCare(_ newValue: Value, through channel: Borrowed<Channel<Value>>) -> Value {
    let newValue = coerced(newValue)
    if isReturning(newValue), isRepeat(of: newValue) { return storage }
    noteDelivered()
    return swapPlainly(newValue, through: channel)
  }

  /// Coerces a value that was changed in place, if the property has a closure for that.
  @usableFromInline func coerceStorage() {
    guard let channel, channel.borrow({ $0.traits.contains(.coercing) }) else { return }
    let coerced = coerced(storage)
    replace(&storage, with: coerced)
  }

  /// The value as the closure of the property coerces it.
  private func coerced(_ value: Value) -> Value {
    guard let channel, channel.borrow({ $0.traits.contains(.coercing) }) else { return value }
    return channel.object.extras?.coerce?(value) ?? value
  }

  /// Whether `value` is one whose write is being delivered.
  @usableFromInline func isReturning(_ value: Value) -> Bool {
    guard let areEqual, let channel = channel?.object else { return false }
    let isSame = { Equality.areSame($0, value, areEqual) }
    if channel.busy.contains(.delivering), isSame(channel.extras?.delivered ?? storage) {
      return true
    }
    return channel.extras?.resumed.contains(where: isSame) ?? false
  }

  private func isRepeat(of value: Value) -> Bool {
    guard let areEqual else { return false }
    return Equality.areSame(storage, value, areEqual)
  }
}
