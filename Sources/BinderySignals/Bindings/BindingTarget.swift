/// A place that takes values for as long as it lives.
public struct BindingTarget<Value> {
  let lifetime: Lifetime
  let action: (Value) -> Void

  /// Makes a target that hands values to `action` until `lifetime` ends.
  public init(lifetime: Lifetime, action: @escaping (Value) -> Void) {
    self.lifetime = lifetime
    self.action = action
  }
}

/// Something that values can be bound to with `<~`.
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

extension Command: BindingTargetProvider {
  /// Executes the command with each value while it is enabled; the command is not kept alive.
  public var bindingTarget: BindingTarget<Input> {
    BindingTarget(lifetime: bindings) { [weak self] in self?.execute($0) }
  }
}
