public import BinderyNavigation
import CGTK

extension TextView {
  /// The selected part of the text, as offsets in UTF-8; an empty range is the cursor.
  ///
  /// When it is set, the cursor is at its end, and is scrolled to. Offsets outside of the text are
  /// moved to its ends.
  public var selection: Range<Int> {
    get {
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_selection_bounds(buffer.pointer(), &start, &end)
      let text = text
      let first = text.utf8Offset(ofScalar: Int(gtk_text_iter_get_offset(&start)))
      let last = text.utf8Offset(ofScalar: Int(gtk_text_iter_get_offset(&end)))
      return first..<max(first, last)
    }
    set {
      let text = text
      var start = iterator(at: text.scalarOffset(ofUTF8: newValue.lowerBound))
      var end = iterator(at: text.scalarOffset(ofUTF8: newValue.upperBound))
      gtk_text_buffer_select_range(buffer.pointer(), &end, &start)
      showCursor()
    }
  }

  /// Calls `action` when the cursor or the selection may have changed.
  public func onSelect(_ action: @escaping () -> Void) -> ObservationToken {
    buffer.connect("mark-set") { _ in action() }
  }

  /// Selects the next place of a text, from the selection on and then from the other end.
  ///
  /// Small and capital letters are the same.
  ///
  /// - Parameters:
  ///   - text: The text; nothing is found for an empty one.
  ///   - isBackward: Whether the text before the selection comes first.
  ///   - isFirst: Whether the place at the beginning of the selection counts, as while the text is
  ///     typed.
  /// - Returns: Whether there is one.
  @discardableResult
  public func find(
    _ text: String,
    backward isBackward: Bool = false,
    first isFirst: Bool = false
  ) -> Bool {
    guard !text.isEmpty else { return false }
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_selection_bounds(buffer.pointer(), &start, &end)
    var (edge, limit) = (iterator(at: 0), iterator(at: Int(Int32.max)))
    if isBackward { swap(&edge, &limit) }
    return select(text, from: isBackward || isFirst ? start : end, isBackward)
      || select(text, from: edge, isBackward)
  }

  private func select(_ text: String, from place: GtkTextIter, _ isBackward: Bool) -> Bool {
    var (place, start, end) = (place, GtkTextIter(), GtkTextIter())
    let search = isBackward ? gtk_text_iter_backward_search : gtk_text_iter_forward_search
    guard search(&place, text, GTK_TEXT_SEARCH_CASE_INSENSITIVE, &start, &end, nil) != 0 else {
      return false
    }
    gtk_text_buffer_select_range(buffer.pointer(), &end, &start)
    showCursor()
    return true
  }

  /// Returns the place of a scalar; the end if there are not so many.
  func iterator(at offset: Int) -> GtkTextIter {
    var iterator = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer.pointer(), &iterator, Int32(clamping: offset))
    return iterator
  }

  private func showCursor() {
    gtk_text_view_scroll_mark_onscreen(view.pointer(), gtk_text_buffer_get_insert(buffer.pointer()))
  }
}

extension String {
  fileprivate nonisolated func utf8Offset(ofScalar offset: Int) -> Int {
    let index = unicodeScalars.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex)
    return utf8.distance(from: startIndex, to: index ?? endIndex)
  }

  fileprivate nonisolated func scalarOffset(ofUTF8 offset: Int) -> Int {
    let index = utf8.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex) ?? endIndex
    return unicodeScalars[..<index].count
  }
}
