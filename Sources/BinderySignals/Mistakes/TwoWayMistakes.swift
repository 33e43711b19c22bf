public import Bindery

/// Rejects a value at the right; the message names the end that can be written.
@available(
  *,
  unavailable,
  message:
    "the right side is a value, which cannot be written: name its property, ValueBinding(viewModel, \\.query)"
)
@discardableResult
@MainActor
public func <~> <Left: BindingEndProvider>(
  left: Left,
  right: Left.Value
) -> any Disposable { unavailable() }

/// Rejects a read-only property at the right; the message names the end that can be written.
@available(
  *,
  unavailable,
  message:
    "$name is the read-only Property: bind ValueBinding(viewModel, \\.name), or the wrapper itself, _name, inside its class"
)
@discardableResult
@MainActor
public func <~> <Left: BindingEndProvider>(
  left: Left,
  right: Property<Left.Value>
) -> any Disposable { unavailable() }

/// Rejects two ends of different types; the message names the method that converts one.
@available(
  *,
  unavailable,
  message:
    "the two ends have different types: convert one of them with .converted(to: { … }, from: { … })"
)
@_disfavoredOverload
@discardableResult
@MainActor
public func <~> <Left: BindingEndProvider, Right: BindingEndProvider>(
  left: Left,
  right: Right
) -> any Disposable { unavailable() }
