/// Many disposables that end together.
///
/// Whatever is added after the end is ended at once.
public final class CompositeDisposable: Disposable {
  @exclusivity(unchecked) private var members: [any Disposable] = []
  private var sweepAt = 32

  /// Whether the members have been ended.
  public private(set) var isDisposed = false

  /// Makes a composite of `members`, which may be none.
  public init(_ members: [(any Disposable)?] = []) {
    self.members = members.compactMap { $0 }
  }

  deinit {}

  /// Adds a member, or ends it at once when the composite has ended.
  ///
  /// Members that have ended by themselves are forgotten now and then, so a long life does not
  /// collect them: amortised O(1).
  ///
  /// - Returns: A handle: disposing of it removes the member, without ending it. `nil` when
  ///   there is nothing to take out.
  @discardableResult
  public func add(_ member: (any Disposable)?) -> (any Disposable)? {
    guard let member, !member.isDisposed else { return nil }
    guard !isDisposed else {
      member.dispose()
      return nil
    }
    members.append(member)
    if members.count >= sweepAt {
      replace(&members, with: members.filter { !$0.isDisposed })
      sweepAt = max(32, members.count * 2)
    }
    return AnyDisposable { [weak self, weak member] in
      guard let self else { return }
      replace(&members, with: members.filter { $0 !== member })
    }
  }

  /// Runs `action` when the composite ends, or at once when it has.
  ///
  /// - Returns: A handle: disposing of it removes the action without running it.
  @discardableResult
  public func add(_ action: @escaping () -> Void) -> (any Disposable)? {
    add(AnyDisposable(action))
  }

  /// Ends the members in the order in which they were added.
  public func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    let members = members
    self.members = []
    for member in members { member.dispose() }
  }

  /// Adds a member; or ends it at once when the composite has ended.
  @discardableResult
  public static func += (
    composite: CompositeDisposable,
    member: (any Disposable)?
  ) -> (any Disposable)? {
    composite.add(member)
  }

  /// Runs `action` when the composite ends, or at once when it has.
  @discardableResult
  public static func += (
    composite: CompositeDisposable,
    action: @escaping () -> Void
  ) -> (any Disposable)? {
    composite.add(action)
  }
}
