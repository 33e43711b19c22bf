/// An object that says how long it lives, so that work and bindings can be tied to it.
///
/// A conforming class gets the owner forms of commands: `command(_:name:when:_:)` and its
/// siblings retain the owner only while their bodies run.
///
/// The name is ReactiveSwift's.
@MainActor
public protocol LifetimeProviding: AnyObject {
  /// Ends with the object at the latest.
  var lifetime: Lifetime { get }
}
