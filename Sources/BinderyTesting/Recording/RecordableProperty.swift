import Bindery

/// A property whose changes can be recorded without knowing its type.
protocol RecordableProperty {
  /// Calls `action` with the old and the new value of each change.
  func onWrite(_ action: @escaping (_ old: Any, _ new: Any) -> Void) -> (any Disposable)?
}

extension MutableProperty: RecordableProperty {
  func onWrite(_ action: @escaping (_ old: Any, _ new: Any) -> Void) -> (any Disposable)? {
    var last = untracked { value }
    return writes()?.listen { value in
      let old = last
      last = value
      if !isEqual(old, value) { action(old, value) }
    }
  }
}

/// Whether two values are known to be equal.
private func isEqual(_ left: Any, _ right: Any) -> Bool {
  func compare<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
  guard let left = left as? any Equatable else { return false }
  return compare(left)
}
