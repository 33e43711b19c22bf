/// How long something lives, as a value that others can tie themselves to.
///
/// An owner makes a lifetime and ends it; observations, bindings and tasks that were added end with
/// it, in the order in which they were added. A lifetime that is released ends.
///
/// ```swift
/// let lifetime = Lifetime()
/// lifetime.observe(self) { $0.label.text = $0.viewModel.title }
/// ```
///
/// The idea is ReactiveSwift's `Lifetime`, with its `Token` folded in: under one isolation domain
/// an owner needs no second object.
@MainActor
public final class Lifetime: Disposable {
  private let members = CompositeDisposable()

  /// Whether the lifetime has ended.
  public var hasEnded: Bool { members.isDisposed }

  /// The same as ``hasEnded``, as a disposable says it.
  public var isDisposed: Bool { members.isDisposed }

  /// Makes a lifetime that ends with ``dispose()`` or when it is released.
  public init() {}

  isolated deinit { members.dispose() }

  /// Ends `member` with this lifetime, or at once if it has ended.
  public func add(_ member: (any Disposable)?) { members.add(member) }

  /// Runs `action` when the lifetime ends, or at once if it has.
  ///
  /// - Returns: A token: disposing of it forgets the action without running it.
  @discardableResult
  public func observeEnded(_ action: @escaping () -> Void) -> any Disposable {
    let member = AnyDisposable(action)
    members.add(member)
    return AnyDisposable { [weak member] in member?.forget() }
  }

  /// Cancels `task` with this lifetime.
  public func add<Success, Failure>(_ task: Task<Success, Failure>) {
    members.add { task.cancel() }
  }

  /// Ends the lifetime now.
  public func dispose() { members.dispose() }

  /// Ends `member` with `lifetime`, or at once if it has ended.
  public static func += (lifetime: Lifetime, member: (any Disposable)?) { lifetime.add(member) }
}
