/// A destination of values that ends with a lifetime.
public struct BindingTarget<Value> {
  /// The lifetime until whose end values are accepted.
  public let lifetime: Lifetime
  /// The closure that receives each value.
  public let action: (Value) -> Void

  /// Makes a target that calls `action` with each value until `lifetime` ends.
  ///
  /// A binding to the target does not retain the lifetime.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the calls; without one, they are made during the delivery.
  ///   - lifetime: The lifetime until whose end values are accepted.
  ///   - action: The closure that receives each value.
  public init(
    on scheduler: (any Scheduler)? = nil,
    lifetime: Lifetime,
    action: @escaping (Value) -> Void
  ) {
    self.lifetime = lifetime
    guard let scheduler else {
      self.action = action
      return
    }
    self.action = { [weak lifetime] value in
      guard let lifetime else { return }
      lifetime += scheduler.schedule { action(value) }
    }
  }

  /// Makes a target that writes to `keyPath` of `object`, which it does not retain.
  ///
  /// It writes on `scheduler`, or during the delivery of a value if there is none.
  public init<Object: AnyObject>(
    on scheduler: (any Scheduler)? = nil,
    lifetime: Lifetime,
    object: Object,
    keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    self.init(on: scheduler, lifetime: lifetime) { [weak object] in object?[keyPath: keyPath] = $0 }
  }
}

/// A type that values can be bound to with `<~`.
@MainActor
public protocol BindingTargetProvider<Value> {
  /// The type of the accepted values.
  associatedtype Value
  /// The target of a binding to this value.
  var bindingTarget: BindingTarget<Value> { get }
}

extension BindingTarget: BindingTargetProvider {
  /// The target itself.
  public var bindingTarget: BindingTarget { self }
}

extension Optional: BindingTargetProvider where Wrapped: BindingTargetProvider {
  /// The target of the wrapped value.
  ///
  /// A binding to `nil` does nothing.
  public var bindingTarget: BindingTarget<Wrapped.Value> {
    switch self {
    case .some(let provider): provider.bindingTarget
    case .none: BindingTarget(lifetime: .empty) { _ in }
    }
  }
}

extension Command: BindingTargetProvider {
  /// A target that executes the command with each value while the command is enabled; it does not
  /// retain the command.
  public var bindingTarget: BindingTarget<Input> {
    BindingTarget(lifetime: bindings) { [weak self] in self?.execute($0) }
  }
}
