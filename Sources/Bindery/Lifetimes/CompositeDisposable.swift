/// Several disposables that are disposed of together.
///
/// A member that is added after the end is disposed of at once.
///
/// ```swift
/// let observations = CompositeDisposable()
/// observations += viewModel.reload.onValue { books in print(books.count) }
/// observations.add { print("No longer observed.") }
/// observations.dispose()  // ends both, in this order
/// print(observations.isDisposed)  // true
/// ```
public final class CompositeDisposable: Disposable {
  private var members: DisposableMembers

  /// Whether the members have been disposed of.
  public var isDisposed: Bool { members.haveEnded }

  /// Makes a composite of `members`.
  public init(_ members: [(any Disposable)?] = []) {
    self.members = DisposableMembers(members.compactMap { $0 })
  }

  deinit {}

  /// Adds a member, or disposes of it at once if the composite has ended.
  ///
  /// Removes members that have already ended from time to time, so that they do not accumulate:
  /// amortised O(1).
  ///
  /// - Returns: A handle: disposing of it removes the member without ending it, in O(1). `nil` if
  ///   the member was not added.
  @discardableResult
  public func add(_ member: (any Disposable)?) -> (any Disposable)? {
    guard let member, !member.isDisposed else { return nil }
    guard !isDisposed else {
      member.dispose()
      return nil
    }
    let place = CompositeMember(member)
    members.append(place)
    if members.needSweep { keeping(members) { members = members.swept() } }
    return AnyDisposable { [weak place] in place?.remove() }
  }

  /// Calls `action` when the composite ends, or at once if it has.
  ///
  /// - Returns: A handle: disposing of it removes the action without calling it.
  @discardableResult
  public func add(_ action: @escaping () -> Void) -> (any Disposable)? {
    add(AnyDisposable(action))
  }

  /// Disposes of the members in the order in which they were added.
  public func dispose() {
    guard !isDisposed else { return }
    for member in members.end() { member.dispose() }
  }

  /// Adds a member, or disposes of it at once if the composite has ended.
  @discardableResult
  public static func += (
    composite: CompositeDisposable,
    member: (any Disposable)?
  ) -> (any Disposable)? {
    composite.add(member)
  }

  /// Calls `action` when the composite ends, or at once if it has.
  @discardableResult
  public static func += (
    composite: CompositeDisposable,
    action: @escaping () -> Void
  ) -> (any Disposable)? {
    composite.add(action)
  }
}

/// A member of a composite, until it is removed or ends.
private final class CompositeMember: Disposable {
  private var member: (any Disposable)?

  init(_ member: any Disposable) { self.member = member }

  deinit {}

  var isDisposed: Bool { member?.isDisposed ?? true }

  func dispose() {
    let member = member
    self.member = nil
    member?.dispose()
  }

  /// Releases the member without ending it.
  func remove() { keeping(member) { member = nil } }
}
