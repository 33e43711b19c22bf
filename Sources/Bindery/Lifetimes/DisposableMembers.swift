/// The members that end with a ``Lifetime`` or a ``CompositeDisposable``.
///
/// No method that changes it calls or releases a member, because a member may access its owner.
struct DisposableMembers {
  /// Whether the members have been disposed of.
  private(set) var haveEnded = false
  private var members: [any Disposable]
  private var sweepAt = 32

  init(_ members: [any Disposable] = []) { self.members = members }

  /// Whether there may be many members that have ended otherwise, so that a sweep is due.
  ///
  /// The limit grows with the members, which makes adding one amortised O(1).
  var needSweep: Bool { members.count >= sweepAt }

  /// Adds a member.
  mutating func append(_ member: any Disposable) { members.append(member) }

  /// Returns the list without the members that have ended.
  func swept() -> DisposableMembers {
    var left = DisposableMembers(members.filter { !$0.isDisposed })
    left.sweepAt = max(32, left.members.count * 2)
    left.haveEnded = haveEnded
    return left
  }

  /// Removes the members and returns them, to be disposed of in order.
  mutating func end() -> [any Disposable] {
    haveEnded = true
    let all = members
    members = []
    return all
  }
}
