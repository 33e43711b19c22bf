@testable import BinderyTerminal

/// An edited text in its simplest form: everything is computed anew from the whole text, and each
/// edit keeps the texts before and after it.
struct EditedTextModel {
  private struct Step {
    let before: (text: String, cursor: TextCursor)
    let after: (text: String, cursor: TextCursor)
  }

  private(set) var text = ""
  private(set) var cursor = TextCursor(0)
  private var steps: [Step] = []
  /// The number of steps that are not undone.
  private var done = 0

  init() {}

  /// The places between graphemes.
  var boundaries: [Int] {
    var places = [0]
    for character in text { places.append(places[places.count - 1] + character.utf8.count) }
    return places
  }

  /// The beginnings of the lines.
  var lineStarts: [Int] {
    var starts = [0]
    var place = 0
    for character in text {
      place += character.utf8.count
      if ["\n", "\r", "\r\n"].contains(character) { starts.append(place) }
    }
    return starts
  }

  mutating func select(_ anchor: Int, _ head: Int) {
    cursor = TextCursor(anchor: rounded(anchor), head: rounded(head))
  }

  mutating func insert(_ new: String) {
    guard !cursor.isEmpty || !new.isEmpty else { return }
    let before = (text, cursor)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(cursor.range, with: new.utf8)
    let end = cursor.range.lowerBound + new.utf8.count
    text = String(decoding: bytes, as: UTF8.self)
    cursor = TextCursor(rounded(end))
    steps.removeSubrange(done...)
    steps.append(Step(before: before, after: (text, cursor)))
    done += 1
  }

  mutating func undo() {
    guard done > 0 else { return }
    done -= 1
    (text, cursor) = steps[done].before
  }

  mutating func redo() {
    guard done < steps.count else { return }
    (text, cursor) = steps[done].after
    done += 1
  }

  private func rounded(_ place: Int) -> Int { boundaries.first { $0 >= place } ?? text.utf8.count }
}
