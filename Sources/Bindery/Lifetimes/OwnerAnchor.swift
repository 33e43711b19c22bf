/// An owner that clears its anchor itself, before any part of it is destroyed.
@MainActor
protocol AnchorProviding: AnyObject {
  /// The one anchor of the object.
  var anchor: OwnerAnchor { get }
}

/// A reference from a derived property or a command to its owner, which never keeps it alive.
///
/// A weak reference would give its object a side table, through which every later retain and
/// release has to go: a command of a view model took twice as long. So a ``ViewModel`` clears its
/// anchor itself, first of all in its `deinit`, while the stored properties of its subclasses are
/// still there. Owners of other classes are referenced weakly.
@MainActor
@usableFromInline
package final class OwnerAnchor {
  /// A view model, which clears this before any part of it is destroyed.
  @exclusivity(unchecked) @usableFromInline var viewModel: Unmanaged<AnyObject>?
  private weak var other: AnyObject?
  /// The owner while runs need it, and their number.
  @exclusivity(unchecked) private var held: AnyObject?
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

  /// The owner, or `nil` when it is gone.
  ///
  /// A view model is still there while the `deinit` of a subclass runs; other objects are not.
  @inlinable
  package var owner: AnyObject? {
    if let viewModel { return viewModel.takeUnretainedValue() }
    return weakOwner
  }

  /// Calls `body` with the owner.
  ///
  /// - Returns: The result of `body`, or `nil` when the owner is gone.
  @discardableResult
  package func call<Owner: AnyObject, Result>(_ body: (Owner) -> Result) -> Result? {
    guard let owner else { return nil }
    return body(unsafeDowncast(owner, to: Owner.self))
  }

  @usableFromInline var weakOwner: AnyObject? { other }

  /// Retains the owner until ``release()`` has been called as often.
  ///
  /// - Returns: The owner, or `nil` when it is gone.
  package func hold() -> AnyObject? {
    guard let owner else { return nil }
    held = owner
    holders += 1
    return owner
  }

  /// Takes one ``hold()`` back.
  package func release() {
    holders -= 1
    if holders == 0 { replace(&held, with: nil) }
  }

  /// Forgets the view model, whose `deinit` has begun.
  func forgetViewModel() {
    precondition(
      holders == 0,
      "asynchronous work was started in the deinit of its view model, which nothing may retain any "
        + "more: pass what the work needs to a task of the model layer"
    )
    viewModel = nil
  }
}
