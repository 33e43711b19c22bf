public import Bindery

infix operator <~> : BindingPrecedence

/// Keeps two values the same, whichever changes.
///
/// ```swift
/// _name <~> Binding(viewModel, \.name)
/// _age <~> Binding(viewModel, \.age).converted(to: { String($0) }, from: { Int($0) })
/// ```
///
/// - At first the left end takes the value of the right one.
/// - A change is not echoed: the end that it came from is not written, so a cursor stays where it
///   is and “1.” on its way to “1.5” is not made “1”. Only if the other end makes another value of
///   it does that come back.
/// - A value that cannot be converted, or is refused by a validator, changes nothing at the other
///   end.
/// - While the user composes a word at one end, changes of the other wait.
/// - Where both change in one `batch`, the left one wins.
///
/// - Returns: A handle: disposing of it ends the binding, which also ends with either end.
@discardableResult
@MainActor
public func <~> <Left: BindingEndProvider, Right: BindingEndProvider>(
  left: Left,
  right: Right
) -> any Disposable where Left.Value == Right.Value, Left.Value: Equatable {
  let (left, right) = (left.bindingEnd, right.bindingEnd)
  let binding = TwoWayBinding(left, right)
  left.lifetime?.add(binding)
  right.lifetime?.add(binding)
  return binding
}

/// Keeps two `Binding`s the same, whichever changes.
///
/// Neither has a lifetime that could end the binding, so the token does. Otherwise the same as with
/// other ends.
///
/// - Returns: A token: the binding ends when it is disposed of or released.
@MainActor
public func <~> <Value: Equatable>(
  left: Binding<Value>,
  right: Binding<Value>
) -> ObservationToken {
  ObservationToken(TwoWayBinding(left.bindingEnd, right.bindingEnd))
}

/// Refuses to bind to a read-only property, and names what to bind to.
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

/// A binding that carries changes between two ends.
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
      if leftValue != left.agreed, isFree.right {
        untracked { left.agree(on: leftValue, with: right) }
      } else if rightValue != right.agreed, isFree.left {
        untracked { right.agree(on: rightValue, with: left) }
      }
    }
  }

  deinit {}

  func dispose() {
    observation?.dispose()
    observation = nil
  }

  /// An end, and its value when both last agreed.
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

    func agree(on value: Value, with other: Side) {
      agreed = value
      let isTaken = other.set(value)
      other.agreed = other.get()
      guard !isTaken else { return }
      _ = set(other.agreed)
      agreed = get()
    }
  }
}
