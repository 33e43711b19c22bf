/// The lifetime of an object, to which others can tie observations, bindings and tasks.
///
/// An owner makes a lifetime and ends it; its members end with it, in the order in which they were
/// added. A lifetime that is released ends.
///
/// ```swift
/// let lifetime = Lifetime()
/// lifetime.observe(self) { $0.label.text = $0.viewModel.title }
/// ```
///
/// - Order: members end in the order in which they were added, each once.
/// - Lifetime: a lifetime retains its members until it ends, and not the object that it belongs to.
/// - Errors: a member that is added to an ended lifetime is ended at once.
/// - Cost: adding a member is amortised O(1), ending all is O(n).
///
/// The idea is ReactiveSwift's `Lifetime`, with its `Token` folded in: under one isolation domain
/// an owner needs no second object.
///
/// Handles and actions can be members too:
///
/// ```swift
/// let lifetime = Lifetime()
/// lifetime.add(AnyDisposable { sensor.stop() })
/// lifetime.observeEnded { print("The sensor has stopped.") }
/// lifetime.dispose()
/// print(lifetime.hasEnded, lifetime.isDisposed)  // true true
/// ```
@MainActor
public final class Lifetime: Disposable {
  // No access to it lasts while foreign code runs, so accesses are not checked.
  @safe @exclusivity(unchecked) private var members = DisposableMembers()

  /// Whether the lifetime has ended.
  public var hasEnded: Bool { members.haveEnded }

  /// Whether the lifetime has ended, as a ``Disposable`` reports it.
  public var isDisposed: Bool { hasEnded }

  /// Makes a lifetime that ends with ``dispose()`` or when it is released.
  public init() {}

  isolated deinit { dispose() }

  /// A lifetime that has ended.
  @usableFromInline package static let hasEndedAlready: Lifetime = {
    let lifetime = Lifetime()
    lifetime.dispose()
    return lifetime
  }()

  /// Adds `member`, which ends with this lifetime, or at once if it has ended.
  ///
  /// Removes members that have already ended from time to time, so that they do not accumulate:
  /// amortised O(1).
  public func add(_ member: (any Disposable)?) {
    guard let member, !member.isDisposed else { return }
    guard !hasEnded else {
      member.dispose()
      return
    }
    members.append(member)
    if members.needSweep { keeping(members) { members = members.swept() } }
  }

  /// Calls `action` when the lifetime ends, or at once if it has.
  ///
  /// - Returns: A handle: disposing of it removes the action without calling it.
  @discardableResult
  public func observeEnded(_ action: @escaping () -> Void) -> any Disposable {
    let member = AnyDisposable(action)
    add(member)
    return AnyDisposable { [weak member] in member?.forget() }
  }

  /// Ends the lifetime now.
  ///
  /// ```swift
  /// let lifetime = Lifetime()
  /// lifetime.observe(self) { $0.label.text = $0.viewModel.title }
  ///
  /// lifetime.dispose()  // The label no longer follows the title.
  /// ```
  ///
  /// - Order: the members end in the order in which they were added, before the method returns.
  /// - Lifetime: they are released afterwards. The release of a lifetime does the same.
  /// - Errors: a second call does nothing.
  /// - Cost: that of ending the members.
  public func dispose() {
    guard !hasEnded else { return }
    for member in members.end() { member.dispose() }
  }

  /// Adds `member`, which ends with `lifetime`, or at once if that has ended.
  ///
  /// ```swift
  /// lifetime += viewModel.reload.onValue { books in print(books.count) }
  /// ```
  ///
  /// - Order: members end in the order in which they were added.
  /// - Lifetime: the member is retained until the lifetime ends.
  /// - Errors: `nil` and an ended member are ignored.
  /// - Cost: amortised O(1); members that have ended are removed from time to time.
  public static func += (lifetime: Lifetime, member: (any Disposable)?) { lifetime.add(member) }
}
