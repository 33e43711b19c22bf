#if canImport(Glibc) || canImport(Musl)
/// The keys of all fields.
nonisolated extension EditedText {
  /// Edits the text, or moves the cursor.
  ///
  /// Cut and copy, Ctrl+X and Ctrl+C, are left to the owner, who has the clipboard.
  ///
  /// - Parameters:
  ///   - event: A key or a paste.
  ///   - isReadOnly: Whether keys only move and select.
  /// - Returns: Whether the event had a meaning for the text.
  mutating func handle(_ event: InputEvent, isReadOnly: Bool = false) -> Bool {
    switch event {
    case .paste(let text): if !isReadOnly { insert(allowed(text), .other) }
    case .key(let key):
      if let (move, isExtending) = self.move(for: key) {
        self.move(move, extending: isExtending)
      } else if key == KeyPress("a", .alt), case .lines = form {
        selectAll()
      } else {
        return edit(key, isReadOnly: isReadOnly)
      }
    default: return false
    }
    return true
  }

  /// Removes the selection.
  mutating func removeSelection() { insert("", .other) }

  private mutating func edit(_ key: KeyPress, isReadOnly: Bool) -> Bool {
    if let typed = typedText(key) {
      if !isReadOnly { insert(allowed(typed), .typing) }
      return true
    }
    if key == KeyPress("z", .control) || key == KeyPress("y", .control) {
      // A line that was never edited leaves the keys to the program; otherwise an undo too many
      // would suspend it.
      if case .line = form, !canUndo, !canRedo { return false }
      if !isReadOnly { key == KeyPress("z", .control) ? undo() : redo() }
      return true
    }
    guard let range = removed(by: key) else { return false }
    if !isReadOnly { replace(range, with: "", cursor.isEmpty ? .deleting : .other) }
    return true
  }

  private func typedText(_ key: KeyPress) -> String? {
    if let character = key.typed { return String(character) }
    guard case .lines = form, key.key == .enter, key.modifiers.subtracting(.shift).isEmpty else {
      return nil
    }
    return "\n"
  }

  /// Returns the part that a key removes; `nil` for a key that removes none.
  private mutating func removed(by key: KeyPress) -> Range<Int>? {
    let end: Int
    switch key {
    case KeyPress(.backspace): end = place(of: .left)
    case KeyPress(.delete), KeyPress("d", .control): end = place(of: .right)
    case KeyPress(.backspace, .alt), KeyPress(.backspace, .control): end = place(of: .wordLeft)
    case KeyPress("w", .control): end = string.blockStart(before: cursor.head)
    case KeyPress(.delete, .control), KeyPress("d", .alt): end = place(of: .wordRight)
    case KeyPress("u", .control): end = place(of: .rowStart)
    case KeyPress("k", .control):
      let row = rowRange
      end = row.upperBound == cursor.head ? place(of: .right) : row.upperBound
    default: return nil
    }
    guard cursor.isEmpty else { return selection }
    return min(cursor.head, end)..<max(cursor.head, end)
  }

  private func move(for key: KeyPress) -> (Move, isExtending: Bool)? {
    let isExtending = key.modifiers.contains(.shift)
    let key = KeyPress(key.key, key.modifiers.subtracting(.shift))
    let move: Move
    switch key {
    case KeyPress(.left), KeyPress("b", .control): move = .left
    case KeyPress(.right), KeyPress("f", .control): move = .right
    case KeyPress(.left, .control), KeyPress(.left, .alt), KeyPress("b", .alt): move = .wordLeft
    case KeyPress(.right, .control), KeyPress(.right, .alt), KeyPress("f", .alt): move = .wordRight
    case KeyPress(.home), KeyPress("a", .control): move = .rowStart
    case KeyPress(.end), KeyPress("e", .control): move = .rowEnd
    case KeyPress(.home, .control): move = .start
    case KeyPress(.end, .control): move = .end
    default: return verticalMove(for: key).map { ($0, isExtending) }
    }
    return (move, isExtending)
  }

  private func verticalMove(for key: KeyPress) -> Move? {
    guard case .lines = form else { return nil }
    return switch key {
    case KeyPress(.up), KeyPress("p", .control): .up
    case KeyPress(.down), KeyPress("n", .control): .down
    case KeyPress(.pageUp): .pageUp
    case KeyPress(.pageDown): .pageDown
    default: nil
    }
  }
}

// MARK: - Text that is typed or pasted

nonisolated extension EditedText {
  /// Returns as much of a text as the field takes, without controls.
  private func allowed(_ text: String) -> String {
    switch form {
    case .lines: return text.withoutControls
    case .line(let longest):
      let room =
        longest - string.part(0..<selection.lowerBound).count
        - string.part(selection.upperBound..<lines.length).count
      guard room > 0 else { return "" }
      return String(text.bounded(toCells: room).compactMap(Self.kept).prefix(room))
    }
  }

  private static func kept(_ character: Character) -> Character? {
    if character.isNewline || character == "\t" { return " " }
    let isControl = character.unicodeScalars.contains {
      $0.properties.generalCategory == .control
    }
    return isControl ? nil : character
  }
}

nonisolated extension String {
  /// The text without controls other than tabulators and line breaks.
  ///
  /// Terminals send a return for each line feed of a pasted text, so it becomes one again; both
  /// together are kept.
  fileprivate var withoutControls: String {
    let isClean = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe bytes.allSatisfy {
        $0 >= 0x20 && $0 < 0x7F || $0 > 0xC2 || $0 == 0x09 || $0 == 0x0A
          || 0x80..<0xC2 ~= $0
      }
    }
    if isClean == true { return self }
    var kept = UnicodeScalarView()
    var iterator = unicodeScalars.makeIterator()
    var next = iterator.next()
    while let scalar = next {
      next = iterator.next()
      switch scalar.value {
      case 0x0D: kept.append(next == "\n" ? "\r" : "\n")
      case 0x09, 0x0A: kept.append(scalar)
      case 0..<0x20, 0x7F..<0xA0: break
      default: kept.append(scalar)
      }
    }
    return String(kept)
  }
}
#endif
