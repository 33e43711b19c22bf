/// A place that takes values for as long as it lives.
public struct BindingTarget<Value> {
  /// How long values are taken.
  public let lifetime: Lifetime
  /// Takes a value.
  public let action: (Value) -> Void

  /// Makes a target that hands values to `action` until `lifetime` ends.
  public init(lifetime: Lifetime, action: @escaping (Value) -> Void) {
    self.lifetime = lifetime
    self.action = action
  }

  /// Makes a target that hands values to `action` on `scheduler` until `lifetime` ends.
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

  /// Makes a target that writes to `keyPath` of `object`, which is not kept alive.
  public init<Object: AnyObject>(
    lifetime: Lifetime,
    object: Object,
    keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    self.init(lifetime: lifetime) { [weak object] in object?[keyPath: keyPath] = $0 }
  }

  /// Makes a target that writes to `keyPath` of `object` on `scheduler`.
  public init<Object: AnyObject>(
    on scheduler: any Scheduler,
    lifetime: Lifetime,
    object: Object,
    keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    self.init(on: scheduler, lifetime: lifetime) { [weak object] in object?[keyPath: keyPath] = $0 }
  }
}

/// Something that values can be bound to with `<~`.
@MainActor
public protocol BindingTargetProvider<Value> {
  /// What the target takes.
  associatedtype Value
  /// Where values go.
  var bindingTarget: BindingTarget<Value> { get }
}

extension BindingTarget: BindingTargetProvider {
  /// The target itself.
  public var bindingTarget: BindingTarget { self }
}

extension Optional: BindingTargetProvider where Wrapped: BindingTargetProvider {
  /// The target that is there; where there is none, nothing is bound.
  public var bindingTarget: BindingTarget<Wrapped.Value> {
    switch self {
    case .some(let provider): provider.bindingTarget
    case .none: BindingTarget(lifetime: .empty) { _ in }
    }
  }
}

extension Command: BindingTargetProvider {
  /// Executes the command with each value while it is enabled; the command is not kept alive.
  public var bindingTarget: BindingTarget<Input> {
    BindingTarget(lifetime: bindings) { [weak self] in self?.execute($0) }
  }
}
