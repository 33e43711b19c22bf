/// An owner that clears its anchor itself, before any part of it is deinitialised.
@MainActor
protocol AnchorProviding: AnyObject {
  /// The one anchor of the object.
  var anchor: OwnerAnchor { get }
}

/// A reference from a derived property or a command to its owner, which it does not retain at rest.
///
/// A weak reference would give its object a side table, which slows down every later retain and
/// release: a command of a view model took twice as long. So a ``ViewModel`` clears its anchor
/// itself, first of all in its `deinit`, while the stored properties of its subclasses still exist.
/// Owners of other classes are referenced weakly.
///
/// No access to its properties lasts while foreign code runs, so accesses are not checked.
@MainActor
@usableFromInline
package final class OwnerAnchor {
  /// The owner, if it is a view model; cleared before any part of it is deinitialised.
  @safe @exclusivity(unchecked) @usableFromInline var viewModel: BackReference<AnyObject>?
  private weak var other: AnyObject?
  /// The owner while executions retain it, and their number.
  @safe @exclusivity(unchecked) private var held: AnyObject?
  private var holders = 0

  init() {}

  deinit {}

  /// Returns the anchor of `owner`: a view model has one, other objects get one for each reference.
  @usableFromInline
  package static func of(_ owner: AnyObject) -> OwnerAnchor {
    if let provider = owner as? any AnchorProviding { return provider.anchor }
    let anchor = OwnerAnchor()
    anchor.other = owner
    return anchor
  }

  /// The owner, or `nil` after its release.
  ///
  /// A view model is still available while the `deinit` of a subclass runs; other objects are not.
  @inlinable
  package var owner: AnyObject? {
    if let viewModel { return viewModel.object }
    return weakOwner
  }

  /// Calls `body` with the owner.
  ///
  /// - Returns: The result of `body`, or `nil` after the release of the owner.
  @discardableResult
  package func call<Owner: AnyObject, Result>(_ body: (Owner) -> Result) -> Result? {
    guard let owner else { return nil }
    return body(downcast(owner, to: Owner.self))
  }

  @usableFromInline var weakOwner: AnyObject? { other }

  /// Retains the owner until ``release()`` has been called the same number of times.
  ///
  /// - Returns: The owner, or `nil` after its release.
  package func hold() -> AnyObject? {
    guard let owner else { return nil }
    held = owner
    holders += 1
    return owner
  }

  /// Balances one call of ``hold()``.
  package func release() {
    holders -= 1
    if holders == 0 { replace(&held, with: nil) }
  }

  /// Clears the reference to the view model, whose `deinit` has begun.
  func forgetViewModel() {
    precondition(
      holders == 0,
      "asynchronous work was started in the deinit of its view model, which nothing may retain any "
        + "more: pass what the work needs to a task of the model layer"
    )
    viewModel = nil
  }
}
