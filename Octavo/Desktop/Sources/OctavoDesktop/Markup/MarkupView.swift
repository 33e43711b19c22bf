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
  private let lifetime = Lifetime()
  private let drawing = SerialDisposable()
  private let sections = SectionScroller()
  let finder = DocumentFinder()
  @MutableProperty private var shown: Shown?
  /// The number of times that the pictures have been requested again.
  @MutableProperty private var refreshes = 0

  /// The document on the screen.
  struct Shown: Equatable {
    let file: GitHub.File
    let place: DocumentPlace
  }

  /// Makes an empty view; `follow` opens the address of a link in a document.
  init(_ context: ViewContext, follow: @escaping (String) -> Void) {
    self.context = context
    self.follow = follow
    super.init(column.pointer(), holding: [column])
    lifetime += drawing
    lifetime.observe(self) { view in
      let shown = view.shown
      let palette: TokenPalette = view.context.appearance.isDark ? .dark : .light
      untracked { view.draw(shown, palette) }
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
    sections.onLeave = { page.isAtSection = false }
    lifetime.observe(self) { $0.reveal(page.section) }
    finder.onLeave = { page.isAtSection = false }
    finder.onMiss = { page.didNotFind($0) }
    lifetime.observe(self) { $0.finder.find(page.documentSearch) }
    lifetime.observe(self) { view in
      if page.isLoading { untracked { view.refreshes += 1 } }
    }
  }

  /// Scrolls the page around the view to a section, as soon as the document is drawn.
  func reveal(_ section: SectionReveal?) { sections.show(section) }

  private var page: Widget?

  private func draw(_ shown: Shown?, _ palette: TokenPalette) {
    drawing.inner = nil
    guard let shown else {
      finder.show(nil)
      sections.setHeadings(nil)
      return replacePage(nil)
    }
    let lifetime = Lifetime()
    drawing.inner = lifetime
    let isShort = shown.file.bytes.count < Self.mostBytesAtOnce
    let maker = BlockMaker(
      context,
      shown.place,
      palette,
      $refreshes,
      lifetime,
      keepsTexts: isShort,
      follow
    )
    finder.show(isShort ? .texts(maker.headings) : nil)
    if isShort {
      let document = MarkupDocument(markdown: shown.file.bytes)
      replacePage(maker.column(document.blocks))
      let headings = maker.headings.byAnchor(document.anchors, top: page)
      return sections.setHeadings { headings[$0] }
    }
    sections.setHeadings(nil)
    // The first portion replaces the document before, and the page stays usable meanwhile.
    lifetime.add(
      Task { [weak self, activity = context.activity] in
        var feed = MarkupFeed(isMarkdown: true) { Array(shown.file.bytes) }
        let column = LongColumn { maker.widget($0) }
        var places = PartPlaces()
        while let portion = await activity({ [feed] in await feed.next() }) {
          guard !Task.isCancelled, let self else { return }
          places.append(portion.parts)
          column.append(portion.parts)
          if page !== column {
            replacePage(column)
            finder.show(.column(column))
          }
          feed = portion.rest
        }
        guard !Task.isCancelled, let self else { return }
        sections.setHeadings { [weak column] in
          places[$0].flatMap { column?.reveal($0) }
        }
      }
    )
  }

  private func replacePage(_ new: Widget?) {
    if let page { column.remove(page) }
    page = new
    if let new { column.append(new) }
  }
}
