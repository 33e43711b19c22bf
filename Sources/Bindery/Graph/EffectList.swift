/// A linked list of observers, which contain the links.
@MainActor
struct EffectList {
  private(set) var first: Borrowed<Effect>?
  private(set) var last: Borrowed<Effect>?

  /// Makes an empty list.
  init() {}

  /// Makes a list of `first` and the observers that follow it.
  init(startingWith first: Borrowed<Effect>) {
    self.first = first
    var current: Borrowed<Effect>? = first
    while let effect = current {
      last = effect
      current = effect.borrow { $0.nextDue }
    }
  }

  /// Sorts the list by the turns of its observers.
  ///
  /// Merges ascending parts until one is left. The cost is O(n) for a list of few such parts, and
  /// O(n log n) at worst; nothing is allocated.
  mutating func sort() {
    while true {
      var rest = self
      var merged = EffectList()
      var merges = 0
      while rest.first != nil {
        var left = rest.removeAscendingPrefix()
        var right = rest.removeAscendingPrefix()
        while let effect = EffectList.removeEarlier(&left, &right) { merged.append(effect) }
        merges += 1
      }
      self = merged
      if merges < 2 { return }
    }
  }

  private mutating func append(_ effect: Borrowed<Effect>) {
    if let last { last.borrow { $0.nextDue = effect } } else { first = effect }
    last = effect
  }

  private mutating func removeFirst() -> Borrowed<Effect>? {
    guard let effect = first else { return nil }
    first = effect.borrow { $0.nextDue }
    effect.borrow { $0.nextDue = nil }
    if first == nil { last = nil }
    return effect
  }

  /// Removes the observers at the beginning of the list whose turns ascend.
  private mutating func removeAscendingPrefix() -> EffectList {
    var prefix = EffectList()
    var turn: UInt = 0
    while let next = first, next.borrow({ $0.turn }) >= turn, let effect = removeFirst() {
      turn = effect.borrow { $0.turn }
      prefix.append(effect)
    }
    return prefix
  }

  /// Removes the observer whose turn is earlier from one of two sorted lists.
  private static func removeEarlier(
    _ left: inout EffectList,
    _ right: inout EffectList
  ) -> Borrowed<Effect>? {
    guard let first = left.first else { return right.removeFirst() }
    guard let second = right.first else { return left.removeFirst() }
    let isLeft = first.borrow { $0.turn } <= second.borrow { $0.turn }
    return isLeft ? left.removeFirst() : right.removeFirst()
  }
}
