/// The common beginning and end of two lists, by identity.
@usableFromInline
nonisolated struct CommonEnds {
  /// The range of the old list between the common ends.
  @usableFromInline let oldMiddle: Range<Int>
  /// The range of the new list between the common ends.
  @usableFromInline let newMiddle: Range<Int>
  /// The new offsets of rows before the middle that have changed, ascending.
  @usableFromInline let updatesBefore: [Int]
  /// The new offsets of rows after the middle that have changed, ascending.
  @usableFromInline let updatesAfter: [Int]

  @inlinable
  init<Element: Identifiable & Equatable>(of old: [Element], and new: [Element]) {
    var before: [Int] = []
    var after: [Int] = []
    var start = 0
    var (oldEnd, newEnd) = (old.count, new.count)
    unsafe old.withUnsafeBufferPointer { old in
      unsafe new.withUnsafeBufferPointer { new in
        let shorter = Swift.min(oldEnd, newEnd)
        while start < shorter, unsafe old[start].id == new[start].id {
          if unsafe old[start] != new[start] { before.append(start) }
          start += 1
        }
        while oldEnd > start, newEnd > start, unsafe old[oldEnd - 1].id == new[newEnd - 1].id {
          oldEnd -= 1
          newEnd -= 1
          if unsafe old[oldEnd] != new[newEnd] { after.append(newEnd) }
        }
      }
    }
    after.reverse()
    self.init(start..<oldEnd, start..<newEnd, before, after)
  }

  @usableFromInline
  init(_ oldMiddle: Range<Int>, _ newMiddle: Range<Int>, _ before: [Int], _ after: [Int]) {
    self.oldMiddle = oldMiddle
    self.newMiddle = newMiddle
    updatesBefore = before
    updatesAfter = after
  }
}
