import BinderySignals

/// A member of the state while it is recorded, with its last value.
final class RecordedValue {
  /// The path to the member, which may change while the member stays.
  var name: String
  var last: Any
  var observation: (any Disposable)?

  init(name: String, last: Any) {
    self.name = name
    self.last = last
  }

  isolated deinit { observation?.dispose() }

  /// Stores `new`, and returns the change if it is known to be one or cannot be compared.
  func change(to new: Any, isObserved: Bool) -> RecordedChange? {
    let old = last
    last = new
    if isEqual(old, new) || !isObserved && isAlike(old, new) { return nil }
    return RecordedChange(name: name, old: old, new: new)
  }

  /// Whether two values are known to be equal.
  private func isEqual(_ left: Any, _ right: Any) -> Bool {
    func compare<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
    if isNil(left), isNil(right) { return true }
    guard let left = left as? any Equatable else { return false }
    return compare(left)
  }

  private func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  /// Whether two values, which a comparison found at different times, are the same object or have
  /// the same parts.
  private func isAlike(_ left: Any, _ right: Any) -> Bool {
    if type(of: left) is AnyClass, type(of: right) is AnyClass {
      return left as AnyObject === right as AnyObject
    }
    return dumped(left) == dumped(right)
  }
}
