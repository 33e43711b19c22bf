public import Bindery

/// Rejects exchanged sides; the message says which side is written.
@available(
  *,
  unavailable,
  message: "the sides are exchanged, the target is on the left: target <~ signal"
)
@discardableResult
@MainActor
public func <~ <Value, Failure, Target: BindingTargetProvider>(
  source: Signal<Value, Failure>,
  target: Target
) -> (any Disposable)? { unavailable() }

/// Rejects exchanged sides; the message says which side is written.
@available(
  *,
  unavailable,
  message: "the sides are exchanged, the target is on the left: target <~ producer"
)
@discardableResult
@MainActor
public func <~ <Value, Failure, Target: BindingTargetProvider>(
  source: SignalProducer<Value, Failure>,
  target: Target
) -> (any Disposable)? { unavailable() }

/// Rejects a source that can fail; the message names the operator that handles the failure.
@available(
  *,
  unavailable,
  message:
    "the source can fail, and a target takes no failure: handle it before with .flatMapError { _ in … }"
)
@discardableResult
@MainActor
public func <~ <Target: BindingTargetProvider, Source: SignalProducerConvertible>(
  target: Target,
  source: Source
) -> (any Disposable)? where Target.Value == Source.Value { unavailable() }

/// Rejects values of another type than those of the target; the message names the operator.
@available(
  *,
  unavailable,
  message:
    "the target takes values of another type: convert them with .map { … }; a command without input takes .map { _ in }"
)
@_disfavoredOverload
@discardableResult
@MainActor
public func <~ <Target: BindingTargetProvider, Source: BindingSource>(
  target: Target,
  source: Source
) -> (any Disposable)? { unavailable() }
