public import Bindery

infix operator <~> : BindingPrecedence

/// Keeps two values equal in both directions.
///
/// ```swift
/// _name <~> ValueBinding(viewModel, \.name)
/// _age <~> ValueBinding(viewModel, \.age).converted(to: { String($0) }, from: { Int($0) })
/// ```
///
/// - The left end first takes the value of the right end.
/// - A change is not written back to the end that it was made at, so a cursor keeps its place and
///   “1.” on its way to “1.5” is not rewritten as “1”. Only if the other end holds another value
///   after the write is that value written back.
/// - A value that cannot be converted, or that a validator refuses, changes nothing at the other
///   end. A text stays as it is then, because the user edits it; any other value, such as that of a
///   switch, is replaced by the one of the other end.
/// - While the user composes a word at one end, changes of the other end are held back.
/// - Where both ends change in one `batch`, the left one wins.
///
/// - Returns: A handle: disposing of it ends the binding. The binding also ends with the lifetime
///   of either end; if one has ended already, nothing is written.
@discardableResult
@MainActor
public func <~> <Left: BindingEndProvider, Right: BindingEndProvider>(
  left: Left,
  right: Right
) -> any Disposable where Left.Value == Right.Value, Left.Value: Equatable {
  let (left, right) = (left.bindingEnd, right.bindingEnd)
  for lifetime in [left.lifetime, right.lifetime] {
    if let lifetime, lifetime.hasEnded { return lifetime }
  }
  let binding = TwoWayBinding(left, right)
  left.lifetime?.add(binding)
  right.lifetime?.add(binding)
  return binding
}

/// Keeps two `ValueBinding`s equal in both directions.
///
/// Unlike other ends, a `ValueBinding` has no lifetime that could end the two-way binding, so the
/// returned token ends it.
///
/// - Returns: A token: the two-way binding ends when it is disposed of or released.
@MainActor
public func <~> <Value: Equatable>(
  left: ValueBinding<Value>,
  right: ValueBinding<Value>
) -> ObservationToken {
  ObservationToken(TwoWayBinding(left.bindingEnd, right.bindingEnd))
}

/// Rejects a read-only property; the message names the property to bind to.
@available(
  *,
  unavailable,
  message: "$name is the read-only Property: bind to the wrapper itself, _name, inside its class"
)
@discardableResult
@MainActor
public func <~> <Value, Right: BindingEndProvider>(
  left: Property<Value>,
  right: Right
) -> any Disposable { unavailable() }

/// A binding that writes the changes of each end to the other.
private final class TwoWayBinding<Value: Equatable>: Disposable {
  private var observation: ObservationToken?

  /// Whether the binding has ended, and has released both ends.
  var isDisposed: Bool { observation == nil }

  init(_ left: BindingEnd<Value>, _ right: BindingEnd<Value>) {
    let first = untracked { right.get() }
    let (left, right) = (Side(left, first), Side(right, first))
    untracked {
      _ = left.set(first)
      left.agreed = left.get()
    }
    observation = observe(as: "<~>") {
      let isFree = (left: !left.isComposing(), right: !right.isComposing())
      let (leftValue, rightValue) = (left.get(), right.get())
      if !left.agrees(on: leftValue), isFree.right {
        untracked { left.agree(on: leftValue, with: right) }
      } else if !right.agrees(on: rightValue), isFree.left {
        untracked { right.agree(on: rightValue, with: left) }
      }
    }
  }

  deinit {}

  func dispose() {
    observation?.dispose()
    observation = nil
  }

  /// An end, and its value when both ends were last equal.
  ///
  /// It does not retain the lifetime of the end, which retains the binding.
  private final class Side {
    let get: () -> Value
    let set: (Value) -> Bool
    let isComposing: () -> Bool
    var agreed: Value

    init(_ end: BindingEnd<Value>, _ agreed: Value) {
      get = end.get
      set = end.set
      isComposing = end.isComposing
      self.agreed = agreed
    }

    deinit {}

    /// Whether `value` is the one of the last agreement; a NaN is the same as another NaN.
    func agrees(on value: Value) -> Bool { Equality.areSame(agreed, value) { $0 == $1 } }

    func agree(on value: Value, with other: Side) {
      agreed = value
      let isAccepted = other.set(value)
      other.agreed = other.get()
      // Only a text may have another form than the value of the other end.
      guard !isAccepted || !(Value.self == String.self || other.agrees(on: value)) else { return }
      _ = set(other.agreed)
      agreed = get()
    }
  }
}
