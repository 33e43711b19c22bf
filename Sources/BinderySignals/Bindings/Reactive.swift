public import Bindery

/// A namespace for the signals and binding targets of a type, apart from its own members.
///
/// ```swift
/// extension Reactive where Base: Label {
///   var text: BindingTarget<String> { self[\.text] }
/// }
///
/// label.reactive.text <~ viewModel.$title
/// ```
@MainActor
public struct Reactive<Base> {
  /// The value that the members of the namespace belong to.
  public let base: Base

  /// Makes the namespace of `base`.
  public init(_ base: Base) { self.base = base }
}

/// A type with a namespace of signals and targets, `reactive`.
@MainActor
public protocol ReactiveExtensionsProvider {}

extension ReactiveExtensionsProvider {
  /// The signals and targets of the value.
  public var reactive: Reactive<Self> { Reactive(self) }
}

extension ViewModel: ReactiveExtensionsProvider {}

extension Reactive where Base: LifetimeProviding {
  /// The lifetime of the object.
  public var lifetime: Lifetime { base.lifetime }

  /// Returns a target that calls `action` with the object and each value; it does not retain the
  /// object.
  public func makeBindingTarget<Value>(
    _ action: @escaping (Base, Value) -> Void
  ) -> BindingTarget<Value> {
    BindingTarget(lifetime: lifetime) { [weak base] value in
      if let base { action(base, value) }
    }
  }

  /// A target that writes to `keyPath` of the object; it does not retain the object.
  public subscript<Value>(
    keyPath: ReferenceWritableKeyPath<Base, Value>
  ) -> BindingTarget<Value> {
    BindingTarget(lifetime: lifetime, object: base, keyPath: keyPath)
  }
}

extension Lifetime {
  /// Returns the lifetime of `object`.
  public static func of(_ object: some LifetimeProviding) -> Lifetime { object.lifetime }
}
