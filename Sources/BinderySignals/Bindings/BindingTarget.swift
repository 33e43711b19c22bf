/// A destination of values that ends with a lifetime.
public struct BindingTarget<Value> {
  /// The lifetime until whose end values are accepted.
  public let lifetime: Lifetime
  /// The closure that receives each value.
  public let action: (Value) -> Void

  /// Makes a target that calls `action` with each value until `lifetime` ends.
  public init(lifetime: Lifetime, action: @escaping (Value) -> Void) {
    self.lifetime = lifetime
    self.action = action
  }

  /// Makes a target that calls `action` on `scheduler` with each value until `lifetime` ends.
  ///
  /// A binding to the target does not retain the lifetime.
  public init(
    on scheduler: any Scheduler,
    lifetime: Lifetime,
    action: @escaping (Value) -> Void
  ) {
    self.init(lifetime: lifetime) { [weak lifetime] value in
      guard let lifetime else { return }
      lifetime += scheduler.schedule { action(value) }
    }
  }

  /// Makes a target that writes to `keyPath` of `object`, which it does not retain.
  public init<Object: AnyObject>(
    lifetime: Lifetime,
    object: Object,
    keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    self.init(lifetime: lifetime) { [weak object] in object?[keyPath: keyPath] = $0 }
  }

  /// Makes a target that writes to `keyPath` of `object` on `scheduler`; it does not retain the
  /// object.
  public init<Object: AnyObject>(
    on scheduler: any Scheduler,
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
