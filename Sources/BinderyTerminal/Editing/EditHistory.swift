#if canImport(Glibc) || canImport(Musl)
/// The edits of a text that can be undone and done again, in steps of words.
nonisolated struct EditHistory {
  /// The origin of an edit, which decides whether it joins the one before.
  enum Kind {
    case typing, deleting, other
  }

  /// A replacement of a part of the text.
  struct Edit {
    var place: Int
    var removed: String
    var inserted: String
    /// The selection before the edit and after it.
    var before: TextCursor
    var after: TextCursor
    let kind: Kind
  }

  /// The most steps, and the most bytes that they hold; older ones are forgotten.
  static let mostSteps = 10_000
  static let mostBytes = 32 << 20

  private var done: [Edit] = []
  private var undone: [Edit] = []
  private var bytes = 0
  private var isSealed = true

  init() {}

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Adds an edit to the last step, or begins a step with it.
  mutating func add(_ edit: Edit) {
    for forgotten in undone { bytes -= forgotten.bytes }
    undone = []
    bytes += edit.bytes
    if !isSealed, var last = done.last, last.join(edit) {
      done[done.count - 1] = last
    } else {
      done.append(edit)
    }
    isSealed = edit.kind == .other
    let tooMany = max(0, done.count - Self.mostSteps)
    if tooMany > 0 || bytes > Self.mostBytes { forget(atLeast: tooMany) }
  }

  /// Ends the step, so that the next edit begins another.
  mutating func seal() { isSealed = true }

  /// Returns the step to undo, or `nil` if there is none.
  mutating func undo() -> Edit? {
    guard let edit = done.popLast() else { return nil }
    undone.append(edit)
    isSealed = true
    return edit
  }

  /// Returns the step to do again, or `nil` if there is none.
  mutating func redo() -> Edit? {
    guard let edit = undone.popLast() else { return nil }
    done.append(edit)
    isSealed = true
    return edit
  }

  /// Forgets the oldest steps, and never the last.
  private mutating func forget(atLeast count: Int) {
    var forgotten = 0
    while forgotten < done.count - 1, forgotten < count || bytes > Self.mostBytes {
      bytes -= done[forgotten].bytes
      forgotten += 1
    }
    done.removeFirst(forgotten)
  }
}

nonisolated extension EditHistory.Edit {
  fileprivate var bytes: Int { removed.utf8.count + inserted.utf8.count }

  /// Adds an edit to the step if it continues the same word.
  ///
  /// - Returns: Whether it was added.
  fileprivate mutating func join(_ next: Self) -> Bool {
    guard kind == next.kind, kind != .other else { return false }
    if kind == .typing {
      guard next.removed.isEmpty, next.place == place + inserted.utf8.count,
        !(inserted.last?.isWhitespace == true && next.inserted.first?.isWhitespace == false)
      else { return false }
      inserted += next.inserted
    } else if next.place + next.removed.utf8.count == place {
      guard !(removed.first?.isWhitespace == false && next.removed.last?.isWhitespace == true)
      else { return false }
      removed = next.removed + removed
      place = next.place
    } else {
      guard next.place == place,
        !(removed.last?.isWhitespace == true && next.removed.first?.isWhitespace == false)
      else { return false }
      removed += next.removed
    }
    after = next.after
    return true
  }
}

/// The cursor of a text, and the other end of the selection; places in UTF-8.
nonisolated struct TextCursor: Hashable, Sendable {
  /// The place where the selection was begun.
  var anchor: Int
  /// The place where typed text goes.
  var head: Int

  init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  init(_ place: Int) { self.init(anchor: place, head: place) }

  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var isEmpty: Bool { anchor == head }
}
#endif
