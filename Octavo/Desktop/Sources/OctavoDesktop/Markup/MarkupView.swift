import BinderyGTK
import Foundation
import GitHubValues
import OctavoLive
import OctavoMarkup
import OctavoViewModels

/// A Markdown document: headings, paragraphs with links, lists, tables, code, pictures.
@MainActor
final class MarkupView: Widget {
  /// The most bytes of a document all of whose blocks have widgets.
  private static let mostBytesAtOnce = 30_000

  private let column = Box(.vertical)
  private let context: ViewContext
  private let follow: (String) -> Void
  private let isSelectable: Bool
  private let lifetime = Lifetime()
  /// The widgets of the document, and the task that reads it.
  private let drawing = SerialDisposable()
  private let reading = SerialDisposable()
  private let sections = SectionScroller()
  let finder = DocumentFinder()
  /// The titles of the document, for its page.
  @MutableProperty private var contents = DocumentContents()
  @MutableProperty private var shown: Shown?
  /// The number of times that the pictures have been requested again.
  @MutableProperty private var refreshes = 0

  /// The document on the screen.
  struct Shown: Equatable {
    let text: DocumentText
    let place: DocumentPlace

    init(_ text: DocumentText, place: DocumentPlace) {
      self.text = text
      self.place = place
    }

    init(file: GitHub.File, place: DocumentPlace) { self.init(.file(file), place: place) }
  }

  /// Makes an empty view; `follow` opens the address of a link in a document.
  ///
  /// The user can select parts of paragraphs without links if it `isSelectable`.
  init(_ context: ViewContext, isSelectable: Bool = false, follow: @escaping (String) -> Void) {
    self.context = context
    self.isSelectable = isSelectable
    self.follow = follow
    super.init(column.pointer(), holding: [column])
    lifetime += drawing
    lifetime += reading
    lifetime.observe(self) { view in
      let shown = view.shown
      let palette: TokenPalette = view.context.appearance.isDark ? .dark : .light
      untracked { view.draw(shown, palette) }
    }
    lifetime.observe(self) { view in
      let folds = view.contents.toggledFolds
      untracked { view.parts?.toggle(folds) }
    }
  }

  isolated deinit { lifetime.dispose() }

  /// Shows a document, or none.
  func show(_ shown: Shown?) {
    guard untracked({ self.shown }) != shown else { return }
    self.shown = shown
  }

  /// Scrolls the page around the view to the sections that a view model requests, and loads the
  /// pictures again when the view model requests its page again.
  func follow(_ page: some SectionedPage & ContentViewModel) {
    report(to: page.contents)
    sections.onLeave = { page.isAtSection = false }
    lifetime.observe(self) { $0.reveal(page.section) }
    finder.onLeave = { page.isAtSection = false }
    finder.onMiss = { page.didNotFind($0) }
    onShow = { page.didShow($0.flatMap(\.names)) }
    lifetime.observe(self) { $0.finder.find(page.documentSearch) }
    page.whenRequested(until: lifetime) { [weak self] in self?.refreshes += 1 }
  }

  /// Adds the titles of each document to the contents of a page.
  func report(to contents: DocumentContents) { self.contents = contents }

  /// Returns the text that the user has selected below the head of a section; `nil` for none.
  func selectedText(inSection name: String) -> String? {
    places[name, title: nil].flatMap { parts?.selectedText(below: $0) }
  }

  /// Scrolls the page around the view to a section, as soon as the document is drawn.
  func reveal(_ section: SectionReveal?) { sections.show(section) }

  private var onShow: (ArraySlice<MarkupPart>) -> Void = { _ in }
  private var page: Widget?
  /// The parts of a long document; `nil` for a short one.
  private var parts: LongColumn?
  private var places = PartPlaces()
  /// The document that was drawn last, and its colours.
  private var drawn: (shown: Shown, palette: TokenPalette)?

  private func draw(_ shown: Shown?, _ palette: TokenPalette) {
    guard let shown else {
      (drawing.inner, reading.inner, drawn) = (nil, nil, nil)
      show(nil, nil)
      sections.setHeadings(nil)
      return contents.begin()
    }
    let continues =
      drawn.map { shown.text.continues($0.shown.text) && $0.palette == palette } ?? false
    drawn = (shown, palette)
    // The beginning is shown until all of the text has arrived.
    if continues, !shown.text.isWhole { return }
    reading.inner = nil
    let isAgain = continues && parts != nil
    let lifetime = Lifetime()
    if !isAgain { drawing.inner = lifetime }
    let isShort = !shown.text.isSections && shown.text.byteCount < Self.mostBytesAtOnce
    let maker = BlockMaker(
      context,
      shown.place,
      palette,
      $refreshes,
      lifetime,
      keepsTexts: isShort,
      isSelectable: isSelectable,
      contents: contents
    ) { [weak self, follow] address in
      if self?.contents.toggleFold(at: address) != true { follow(address) }
    }
    if isShort {
      let document = MarkupDocument(
        markdown: shown.text.bytes(),
        shown.place.linker,
        breaksLines: shown.place.breaksLines
      )
      if !document.isDeep, !document.hasFolds { return draw(document, maker) }
    }
    read(shown, maker, isAgain: isAgain)
  }

  private func draw(_ document: MarkupDocument, _ maker: BlockMaker) {
    show(maker.column(document.blocks), .texts(maker))
    parts = nil
    contents.begin()
    contents.append(MarkupOutline.parts(of: document.blocks))
    let anchors = document.anchors
    let headings = maker.headings.byAnchor(anchors, top: page)
    sections.setHeadings { section in
      if let title = section.title, anchors.indices.contains(title),
        anchors[title] == section.anchor
      {
        return maker.headings.heading(title)
      }
      return headings[section.anchor] ?? headings[section.anchor.lowercased()]
    }
  }

  /// Reads a long document, whose first portion replaces the document before.
  ///
  /// A document that is read again keeps what is the same.
  private func read(
    _ shown: Shown,
    _ maker: BlockMaker,
    isAgain: Bool
  ) {
    if !isAgain { sections.setHeadings(nil) }
    let task = Lifetime()
    reading.inner = task
    task.add(
      Task { [weak self, activity = context.activity] in
        var feed = shown.text.feed(at: shown.place)
        var join = PartJoin(isAgain: isAgain)
        var column = self?.parts
        if !isAgain || column == nil {
          column = LongColumn { maker.widget($0, showing: $1) }
          column?.onReveal = { self?.contents.open($0) ?? [] }
          column?.onShow = { self?.onShow($0) }
          if let self { column?.toggle(contents.toggledFolds) }
          self?.places = PartPlaces()
          self?.contents.begin()
        }
        guard let column else { return }
        while let portion = await activity({ [feed] in await feed.next() }) {
          guard !Task.isCancelled, let self else { return }
          if let change = join.join(portion.parts, to: column.parts) {
            keep(change.kept, in: column)
            append(Array(change.added), to: column)
          }
          if page !== column {
            parts = column
            show(column, .column(column), isReading: true)
          }
          feed = portion.rest
        }
        guard !Task.isCancelled, let self, shown.text.isWhole else { return }
        keep(join.kept(of: column.parts), in: column)
        finder.finish()
        sections.setHeadings { [weak self, weak column] in
          self?.places[$0.anchor, title: $0.title].flatMap { column?.reveal($0) }
        }
      }
    )
  }

  private func append(_ new: [MarkupPart], to column: LongColumn) {
    places.append(new)
    column.append(new)
    contents.append(new)
  }

  private func keep(_ count: Int, in column: LongColumn) {
    guard count < column.parts.count else { return }
    column.keep(count)
    places = PartPlaces()
    places.append(column.parts)
    contents.begin()
    contents.append(column.parts)
  }

  private func show(
    _ new: Widget?,
    _ document: DocumentFinder.Document?,
    isReading: Bool = false
  ) {
    if let page { column.remove(page) }
    page = new
    if let new { column.append(new) }
    finder.show(document, isReading: isReading)
  }
}
