import Bindery
import BinderyTerminal
import GitHubValues
import OctavoMarkup
import OctavoViewModels

/// A Markdown file as parts, which are read off the main actor, and laid out when they come near
/// the visible lines.
///
/// The number of lines of all other parts is an estimate, so that a frame never lays a long
/// document out as a whole. When a picture has been loaded, only the part around it is laid out
/// again.
@MainActor
final class MarkupPage {
  struct Source: Equatable {
    let file: GitHub.File
    let place: DocumentPlace
  }

  /// The most parts of a document that is laid out as a whole.
  private static let mostAtOnce = 300
  /// The most parts whose lines are kept.
  private static let mostKept = 600
  /// The most bytes of a document that is read at once.
  private static let mostBytesAtOnce = 30_000

  /// The number of portions that have been read, which a view reads to be drawn again.
  @MutableProperty private var portions = 0
  /// The number of parts that have been laid out, for tests.
  private(set) var layouts = 0
  private(set) var parts: [MarkupPart] = []
  /// Whether all of the document has been read.
  private(set) var isComplete = true
  private var source: Source?
  private var layout = MarkupLayout(width: 0)
  private var pictureRevision = 0
  private var rows = PartHeights()
  private var texts: [Int: MarkupText] = [:]
  private var places = PartPlaces()
  private var task: Task<Void, Never>?
  private var searching: Task<Void, Never>?

  init() {}

  isolated deinit {
    task?.cancel()
    searching?.cancel()
  }

  /// The number of lines, as far as it is known.
  var rowCount: Int { rows.total }

  /// Shows a file in lines of a width.
  func show(
    _ file: GitHub.File,
    at place: DocumentPlace,
    _ width: Int,
    _ pictures: DocumentPictures
  ) {
    _ = portions
    let source = Source(file: file, place: place)
    let isNew = self.source != source
    let isOutdated = pictureRevision != pictures.revision
    pictureRevision = pictures.revision
    let layout = MarkupLayout(
      width: width,
      figures: MarkupFigures(place: place, pictures: pictures)
    )
    let isResized = self.layout.width != layout.width
    self.layout = layout
    if isNew {
      self.source = source
      read(file)
      pictures.retry()
    } else if isResized {
      (rows, texts) = (PartHeights(), [:])
      measure(parts[...])
    } else if isOutdated {
      for (index, text) in texts where layout.isOutdated(text) { layOut(index) }
    }
  }

  private func read(_ file: GitHub.File) {
    task?.cancel()
    (parts, rows, texts, places) = ([], PartHeights(), [:], PartPlaces())
    let isMarkdown = Language.detect(fileName: file.name)?.isMarkdown == true
    var feed = MarkupFeed(isMarkdown: isMarkdown) { [bytes = file.bytes] in Array(bytes) }
    isComplete = file.bytes.count <= Self.mostBytesAtOnce
    guard !isComplete else {
      while let parts = feed.read() { append(parts) }
      return
    }
    task = Task { [weak self, feed] in
      var feed = feed
      while let portion = await feed.next() {
        guard !Task.isCancelled, let self else { return }
        append(portion.parts)
        portions += 1
        feed = portion.rest
      }
      guard !Task.isCancelled, let self else { return }
      isComplete = true
      portions += 1
    }
  }

  private func append(_ new: [MarkupPart]) {
    let start = parts.count
    parts += new
    places.append(new)
    measure(parts[start...])
  }

  private func measure(_ new: ArraySlice<MarkupPart>) {
    for part in new { rows.append(layout.estimatedRows(of: part)) }
    if parts.count <= Self.mostAtOnce { new.indices.forEach(layOut) }
  }

  private func layOut(_ index: Int) {
    let text = layout.text(of: parts[index])
    layouts += 1
    texts[index] = text
    rows[index] = text.lines.count
  }

  /// Looks for a text off the main actor, and returns the nearest part with it after another one,
  /// or before it; behind the last part, the first one follows.
  func find(_ search: DocumentSearch, from part: Int, _ action: @escaping (Int?) -> Void) {
    searching?.cancel()
    searching = Task { [weak self, parts] in
      let found = await MarkupPart.index(
        of: search.text,
        in: parts,
        from: part,
        backwards: search.isBackwards
      )
      guard !Task.isCancelled, let self else { return }
      action(found)
      searching = nil
      portions += 1
    }
  }

  /// Whether a text is being looked for.
  var isSearching: Bool { searching != nil }

  /// Returns the lines of a part, which is laid out if it is not.
  func text(of index: Int) -> MarkupText {
    if texts[index] == nil {
      if texts.count >= Self.mostKept {
        texts = texts.filter { abs($0.key - index) < Self.mostKept / 4 }
      }
      layOut(index)
    }
    return texts[index] ?? MarkupText()
  }

  /// Returns the line at which a part begins.
  func row(ofPart index: Int) -> Int { rows.sum(before: index) }

  /// Returns the part of a line, and the number of the line in it.
  func part(atRow row: Int) -> (index: Int, row: Int) {
    let (index, rest) = rows.part(at: row)
    return (index, rest)
  }

  /// Returns the line of a section; `nil` if there is none in what has been read.
  func row(ofSection anchor: String) -> Int? {
    guard let part = places[anchor] else { return nil }
    if part == 0, parts[0].names.allSatisfy({ $0 != anchor }) { return 0 }
    _ = text(of: part)
    return row(ofPart: part) + (parts[part].gap == nil ? 0 : 1)
  }
}
