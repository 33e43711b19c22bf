import BinderyNavigation
import CGTK

/// The lines under the misspelled words of a text view.
///
/// They are set after a change of the text, of the cursor or of the visible part, once for all
/// changes until then. The cost depends on the visible lines, except for the search of their place.
@MainActor
final class SpellingMarks {
  /// The most words whose spelling is remembered.
  private static let mostKnown = 5_000

  let view: TextView
  let tag = ObjectOwner(adopting: UnsafeMutableRawPointer(gtk_text_tag_new(nil)))
  private let checker: SpellingChecker
  private let words: TextView.WordFinder
  private var known: [Substring: Bool] = [:]
  private var isScheduled = false
  private var shown: [Place] = []
  private var signals: [ObservationToken] = []

  /// A misspelled word: the line and its bytes there.
  private struct Place: Equatable {
    let line: Int
    let bytes: Range<Int>
  }

  init(_ view: TextView, _ checker: SpellingChecker, _ words: @escaping TextView.WordFinder) {
    (self.view, self.checker, self.words) = (view, checker, words)
    var value = GValue()
    g_value_init(&value, pango_underline_get_type())
    g_value_set_enum(&value, gint(PANGO_UNDERLINE_ERROR.rawValue))
    g_object_set_property(tag.pointer(), "underline", &value)
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(view.buffer.pointer()), tag.pointer())
    signals = [
      view.buffer.connect("changed") { [weak self] _ in
        // The places are those of another text now.
        self?.shown = []
        self?.schedule()
      }, view.buffer.connect("mark-set") { [weak self] _ in self?.schedule() },
    ]
    if let scrolling = gtk_scrolled_window_get_vadjustment(view.opaque) {
      let scrolling = ObjectOwner(retaining: UnsafeMutableRawPointer(scrolling))
      for signal in ["changed", "value-changed"] {
        signals.append(scrolling.connect(signal) { [weak self] _ in self?.schedule() })
      }
    }
    schedule()
  }

  isolated deinit {}

  /// Removes the marks.
  func end() {
    signals = []
    guard let table = gtk_text_buffer_get_tag_table(view.buffer.pointer()) else { return }
    gtk_text_tag_table_remove(table, tag.pointer())
  }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    Task { [weak self] in
      guard let self else { return }
      isScheduled = false
      if !signals.isEmpty { check() }
    }
  }

  private func check() {
    let visible = view.visibleLines
    let lines = view.text.paragraphs(upTo: visible.upperBound)
    let range = visible.clamped(to: 0...lines.count - 1)
    let cursor = view.cursorPlace
    var places: [Place] = []
    for (line, words) in zip(range, words(lines, Range(range))) {
      for bytes in words where !isCorrect(lines[line].bytes(bytes)) {
        if cursor == (line, bytes.upperBound) { continue }
        places.append(Place(line: line, bytes: bytes))
      }
    }
    guard places != shown else { return }
    show(places, in: Range(range))
  }

  private func isCorrect(_ word: Substring) -> Bool {
    if let known = known[word] { return known }
    if known.count >= Self.mostKnown { known = [:] }
    let word = String(word)
    let isCorrect = checker.isCorrect(word)
    known[word[...]] = isCorrect
    return isCorrect
  }

  private func show(_ places: [Place], in lines: Range<Int>) {
    let buffer = view.buffer
    var (start, end) = (place(lines.lowerBound, 0), place(lines.upperBound, 0))
    if gtk_text_iter_compare(&start, &end) >= 0 {
      gtk_text_buffer_get_end_iter(buffer.pointer(), &end)
    }
    gtk_text_buffer_remove_tag(buffer.pointer(), tag.pointer(), &start, &end)
    for word in places {
      var start = place(word.line, word.bytes.lowerBound)
      var end = place(word.line, word.bytes.upperBound)
      gtk_text_buffer_apply_tag(buffer.pointer(), tag.pointer(), &start, &end)
    }
    shown = places
  }

  private func place(_ line: Int, _ byte: Int) -> GtkTextIter {
    var iterator = GtkTextIter()
    let (line, byte) = (Int32(clamping: line), Int32(clamping: byte))
    gtk_text_buffer_get_iter_at_line_index(view.buffer.pointer(), &iterator, line, byte)
    return iterator
  }
}

extension String {
  /// The lines as GTK counts them, at most up to one with a number; without their ends.
  fileprivate nonisolated func paragraphs(upTo last: Int) -> [Substring] {
    var lines: [Substring] = []
    var start = startIndex
    while lines.count <= last {
      let scalars = unicodeScalars[start...]
      guard let end = scalars.firstIndex(where: { ["\n", "\r", "\u{2029}"].contains($0) }) else {
        return lines + [self[start...]]
      }
      lines.append(self[start..<end])
      start = unicodeScalars.index(after: end)
      if unicodeScalars[end] == "\r", start < endIndex, unicodeScalars[start] == "\n" {
        start = unicodeScalars.index(after: start)
      }
    }
    return lines
  }
}

extension Substring {
  /// Returns the part with some bytes.
  fileprivate nonisolated func bytes(_ range: Range<Int>) -> Substring {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }
}
