import BinderyGTK
import Foundation
import GitHubValues
import OctavoLive
import OctavoMarkup
import OctavoViewModels

/// A Markdown document: headings, paragraphs with links, lists, tables, code, pictures.
@MainActor
final class MarkupView: Widget {
  /// The greatest number of blocks; more would make the window slow.
  private static let mostBlocks = 1_500

  private let column = Box(.vertical)
  private let context: ViewContext
  private let follow: (String) -> Void
  private let lifetime = Lifetime()
  private let drawing = SerialDisposable()
  private let sections = SectionScroller()
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
      sections.setHeadings(nil)
      return replacePage(nil)
    }
    let lifetime = Lifetime()
    drawing.inner = lifetime
    // A long document takes a moment to read; the page stays usable meanwhile.
    lifetime.add(
      Task.immediate { [weak self, activity = context.activity] in
        let bytes = shown.file.bytes
        let document =
          bytes.count < 30_000
          ? Self.read(bytes) : await activity { await Self.readElsewhere(bytes) }
        guard !Task.isCancelled, let self else { return }
        let maker = BlockMaker(context, shown.place, palette, $refreshes, lifetime, follow)
        var blocks = Array(document.blocks.prefix(Self.mostBlocks))
        if document.blocks.count > blocks.count { blocks.append(.shortened) }
        replacePage(maker.column(blocks))
        sections.setHeadings(maker.headings.byAnchor(document.anchors, top: page))
      }
    )
  }

  private func replacePage(_ new: Widget?) {
    if let page { column.remove(page) }
    page = new
    if let new { column.append(new) }
  }
}

extension MarkupView {
  private nonisolated static func read(_ bytes: some Sequence<UInt8>) -> MarkupDocument {
    MarkupDocument(markdown: bytes)
  }

  @concurrent private static func readElsewhere(_ bytes: Data) async -> MarkupDocument {
    read(bytes)
  }
}
