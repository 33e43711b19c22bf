public import Bindery

/// The signals and targets that a type offers, apart from its own members.
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
  /// What the members are about.
  public let base: Base

  /// Makes the namespace of `base`.
  public init(_ base: Base) { self.base = base }
}

/// A type that has a namespace of signals and targets, `reactive`.
@MainActor
public protocol ReactiveExtensionsProvider {}

extension ReactiveExtensionsProvider {
  /// The signals and targets of the value.
  public var reactive: Reactive<Self> { Reactive(self) }
  /// The signals and targets of the type.
  public static var reactive: Reactive<Self>.Type { Reactive<Self>.self }
}

extension ViewModel: ReactiveExtensionsProvider {}

extension Reactive where Base: LifetimeProviding {
  /// Ends with the object at the latest.
  public var lifetime: Lifetime { base.lifetime }

  /// A target that hands values to `action` with the object, which is not kept alive.
  public func makeBindingTarget<Value>(
    _ action: @escaping (Base, Value) -> Void
  ) -> BindingTarget<Value> {
    BindingTarget(lifetime: lifetime) { [weak base] value in
      if let base { action(base, value) }
    }
  }

  /// A target that writes to `keyPath` of the object, which is not kept alive.
  public subscript<Value>(
    keyPath: ReferenceWritableKeyPath<Base, Value>
  ) -> BindingTarget<Value> {
    BindingTarget(lifetime: lifetime, object: base, keyPath: keyPath)
  }
}

extension Lifetime {
  /// The lifetime of `object`: what is added ends with it.
  public static func of(_ object: some LifetimeProviding) -> Lifetime { object.lifetime }
}
