import BinderySignals

/// A part of the state that a recorder finds: a property, or a value of an object.
struct StateMember {
  /// The identity of a member, which stays while its name may change.
  struct ID: Hashable {
    let object: ObjectIdentifier
    let part: String
  }

  let id: ID
  /// The present value.
  var current: Any
  /// The value with which the member begins, if all members of its kind begin alike.
  var first: Any?
  /// Calls an action with each new value; `nil` where values have to be compared.
  let observe: ((_ action: @escaping (Any) -> Void) -> (any Disposable)?)?

  init(
    _ object: AnyObject,
    _ part: String = "",
    current: Any,
    observe: ((_ action: @escaping (Any) -> Void) -> (any Disposable)?)? = nil
  ) {
    id = ID(object: ObjectIdentifier(object), part: part)
    self.current = current
    self.observe = observe
  }

  /// Makes a member of a value that is computed from properties.
  init<Value>(_ object: AnyObject, _ part: String, reading value: @escaping () -> Value) {
    self.init(object, part, current: untracked(value)) { action in
      StateMember.observe(value, action: { action($0) })
    }
  }

  /// Returns the member with the value with which all members of its kind begin.
  func beginning(with first: Any) -> StateMember {
    var member = self
    member.first = first
    return member
  }

  /// Calls `action` with each new value, but not with the present one.
  static func observe<Value>(
    _ value: @escaping () -> Value,
    action: @escaping (Value) -> Void
  ) -> any Disposable {
    var isFirst = true
    return Bindery.observe("recordChanges") {
      let new = value()
      if !isFirst { untracked { action(new) } }
      isFirst = false
    }
  }
}
