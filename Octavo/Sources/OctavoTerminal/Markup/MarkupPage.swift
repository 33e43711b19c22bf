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
    let text: DocumentText
    let name: String
    let place: DocumentPlace

    /// The parts of the text.
    fileprivate var feed: MarkupFeed {
      let isMarkdown = Language.detect(fileName: name)?.isMarkdown == true
      return text.feed(isMarkdown: isMarkdown, at: place)
    }
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
  /// Whether parts are being read.
  private(set) var isReading = false
  private var source: Source?
  private var layout = MarkupLayout(width: 0)
  private var pictureRevision = 0
  private var rows = PartHeights()
  private var texts: [Int: MarkupText] = [:]
  private var places = PartPlaces()
  private var contents: DocumentContents?
  private var task: Task<Void, Never>?
  private var searching: Task<Void, Never>?
  /// Searches once more, if nothing was found in the parts so far.
  private var searchAgain: (() -> Void)?

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
    _ pictures: DocumentPictures,
    _ contents: DocumentContents? = nil
  ) {
    let source = Source(text: .file(file), name: file.name, place: place)
    show(source, width, pictures, contents)
  }

  /// Shows a text in lines of a width.
  func show(
    _ source: Source,
    _ width: Int,
    _ pictures: DocumentPictures,
    _ contents: DocumentContents? = nil
  ) {
    _ = portions
    self.contents = contents
    let isNew = self.source != source
    let isOutdated = pictureRevision != pictures.revision
    pictureRevision = pictures.revision
    var layout = MarkupLayout(
      width: width,
      figures: MarkupFigures(place: source.place, pictures: pictures)
    )
    layout.marks = self.layout.marks
    layout.forms = self.layout.forms
    layout.toggledFolds = self.layout.toggledFolds
    let isResized = self.layout.width != layout.width
    self.layout = layout
    if isNew {
      let continues = self.source.map { source.text.continues($0.text) } ?? false
      self.source = source
      // The beginning is shown until all of the text has arrived.
      guard !continues || source.text.isWhole else { return }
      read(source, isAgain: continues)
      pictures.retry()
    } else if isResized {
      (rows, texts) = (PartHeights(), [:])
      measure(parts[...])
    } else if isOutdated {
      for (index, text) in texts where layout.isOutdated(text) { layOut(index) }
    }
    showForms()
    showFolds()
  }

  /// Shows the parts in folds that were opened, and hides those in folds that were closed.
  private func showFolds() {
    guard let folds = contents?.toggledFolds, folds != layout.toggledFolds else { return }
    let old = layout.toggledFolds
    layout.toggledFolds = folds
    for (index, part) in parts.enumerated() {
      let isHidden = part.isHidden(toggled: folds)
      let isOther = part.fold.map { $0.isOpen(toggled: old) != $0.isOpen(toggled: folds) } ?? false
      guard isOther || isHidden != part.isHidden(toggled: old) else { continue }
      texts[index] = nil
      rows[index] = layout.estimatedRows(of: part)
      if parts.count <= Self.mostAtOnce { layOut(index) }
    }
  }

  /// Lays out again the references that stand alone whose short forms have changed.
  private func showForms() {
    guard let forms = contents?.shortForms, forms != layout.forms else { return }
    let old = layout.forms
    layout.forms = forms
    for index in texts.keys {
      guard let address = parts[index].loneReference, old[address] != forms[address] else {
        continue
      }
      layOut(index)
    }
  }

  private func read(_ source: Source, isAgain: Bool) {
    let text = source.text
    task?.cancel()
    if !isAgain { keep(0) }
    isComplete = false
    var feed = source.feed
    var join = PartJoin(isAgain: isAgain)
    if text.isInMemory, text.byteCount <= Self.mostBytesAtOnce {
      while let portion = feed.read() {
        guard let change = join.join(portion, to: parts) else { continue }
        keep(change.kept)
        append(Array(change.added))
      }
      keep(join.kept(of: parts))
      isComplete = true
      return
    }
    isReading = true
    task = Task { [weak self, feed, join] in
      var (feed, join) = (feed, join)
      while let portion = await feed.next() {
        guard !Task.isCancelled, let self else { return }
        if let change = join.join(portion.parts, to: parts) {
          keep(change.kept)
          append(Array(change.added))
        }
        portions += 1
        feed = portion.rest
      }
      guard !Task.isCancelled, let self else { return }
      keep(join.kept(of: parts))
      isReading = false
      isComplete = text.isWhole
      portions += 1
      if let searchAgain { searchAgain() }
    }
  }

  /// Removes all parts but the first ones.
  private func keep(_ count: Int) {
    guard count < parts.count || count == 0 else { return }
    let kept = Array(parts.prefix(count))
    let heights = kept.indices.map { rows[$0] }
    (parts, rows, places) = ([], PartHeights(), PartPlaces())
    texts = texts.filter { $0.key < count }
    contents?.begin()
    note(kept)
    heights.forEach { rows.append($0) }
  }

  /// Adds parts below all others, without their heights.
  private func note(_ new: [MarkupPart]) {
    parts += new
    places.append(new)
    contents?.append(new)
  }

  private func append(_ new: [MarkupPart]) {
    let start = parts.count
    note(new)
    measure(parts[start...])
  }

  private func measure(_ new: ArraySlice<MarkupPart>) {
    for part in new { rows.append(layout.estimatedRows(of: part)) }
    if parts.count <= Self.mostAtOnce { new.indices.forEach(layOut) }
  }

  private func layOut(_ index: Int) {
    let text = layout.text(of: parts[index], at: index)
    layouts += 1
    texts[index] = text
    rows[index] = text.lines.count
  }

  /// Looks for the next place of a text off the main actor, from a part on or from the last place.
  func find(_ search: DocumentSearch, from part: Int, _ action: @escaping (MarkupMatch?) -> Void) {
    searching?.cancel()
    searchAgain = nil
    let last = layout.marks?.text == search.text ? layout.marks?.current : nil
    let marks = MarkupMarks(search.text) { [text = search.text] in
      FileMatch.ranges(of: text, in: $0)
    }
    searching = Task { [weak self, parts, isPart = isReading] in
      let found = await MarkupMatch.next(
        in: parts.map(\.content),
        after: last,
        from: part,
        backwards: search.isBackwards,
        marks.search
      )
      guard !Task.isCancelled, let self else { return }
      searching = nil
      mark(marks.moved(to: found))
      if found == nil, isReading {
        searchAgain = { [weak self] in self?.find(search, from: part, action) }
        return
      }
      // The document has been completed during the search.
      if found == nil, isPart { return find(search, from: part, action) }
      if let found, parts.indices.contains(found.part) { contents?.open(parts[found.part]) }
      action(found)
      portions += 1
    }
  }

  /// Marks the places of a text; `nil` for none.
  func mark(_ marks: MarkupMarks?) {
    guard layout.marks != marks else { return }
    layout.marks = marks
    // The height of a part does not depend on its marks.
    texts = [:]
  }

  /// Whether a text is being looked for.
  var isSearching: Bool { searching != nil }

  /// Returns the lines of a part, which is laid out if it is not.
  func text(of index: Int) -> MarkupText {
    if parts[index].isHidden(toggled: layout.toggledFolds) { return MarkupText() }
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
  func row(of section: SectionReveal) -> Int? {
    let anchor = section.anchor
    guard let part = places[anchor, title: section.title] else { return nil }
    if part == 0, parts[0].names.allSatisfy({ $0 != anchor }) { return 0 }
    if parts[part].isHidden(toggled: layout.toggledFolds) {
      // The line of the fold is shown at once, and the section below it in the next frame.
      Task { [contents, place = parts[part]] in contents?.open(place) }
      return parts[..<part].lastIndex { $0.fold == parts[part].folds.first }.map {
        row(ofPart: $0) + (parts[$0].gap == nil ? 0 : 1)
      }
    }
    _ = text(of: part)
    return row(ofPart: part) + (parts[part].gap == nil ? 0 : 1)
  }
}
