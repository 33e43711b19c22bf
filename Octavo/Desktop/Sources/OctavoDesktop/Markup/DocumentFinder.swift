import BinderyGTK
import OctavoMarkup
import OctavoViewModels

/// Marks the places of a text in a document, and scrolls the page around it to them.
@MainActor
final class DocumentFinder {
  /// The document in which is searched.
  enum Document {
    /// A short one, by its texts.
    case texts(BlockMaker)
    /// A long one, by its parts.
    case column(LongColumn)
  }

  /// Called before the page is scrolled.
  var onLeave: () -> Void = {}
  /// Called when the document does not have a text.
  var onMiss: (DocumentSearch) -> Void = { _ in }
  private var document: Document?
  /// The marks of the last search; `nil` without one.
  private var marks: MarkupMarks?
  private var number = 0
  /// Whether parts are still being added to the document.
  private var isReading = false
  /// The search that has found nothing in the parts so far.
  private var missed: DocumentSearch?
  private var task: Task<Void, Never>?
  private var following: (any Disposable)?

  init() {}

  isolated deinit {
    task?.cancel()
    following?.dispose()
  }

  /// Searches in another document from now on, to which parts may still be added.
  func show(_ document: Document?, isReading: Bool = false) {
    self.document = document
    self.isReading = isReading
    if let marks { mark(marks.moved(to: nil)) }
  }

  /// Searches once more for what was not found in a part of the document, which is complete now.
  func finish() {
    isReading = false
    if let missed { repeatSearch(missed) }
  }

  private func repeatSearch(_ search: DocumentSearch) {
    number = 0
    find(search)
  }

  /// Scrolls to the next place of a text that has been requested; `nil` ends the search.
  func find(_ search: DocumentSearch?) {
    missed = nil
    guard let search else {
      number = 0
      return mark(nil)
    }
    guard search.number != number, let document else { return }
    number = search.number
    task?.cancel()
    let last = marks?.text == search.text ? marks?.current : nil
    let start = marks?.current?.part ?? 0
    let marks = MarkupMarks(search.text) { [text = search.text] in
      FileMatch.ranges(of: text, in: $0)
    }
    let isPart = isReading
    task = Task.immediate { [weak self] in
      let match = await MarkupMatch.next(
        in: Self.contents(of: document),
        after: last,
        from: start,
        backwards: search.isBackwards,
        marks.search
      )
      guard !Task.isCancelled, let self else { return }
      mark(marks.moved(to: match))
      guard let match else {
        // The document may have been completed during the search.
        if isReading {
          missed = search
        } else if isPart {
          repeatSearch(search)
        } else {
          onMiss(search)
        }
        return
      }
      onLeave()
      following?.dispose()
      following = Self.widget(at: match.part, in: document)?.keepAtTop()
    }
  }

  private func mark(_ marks: MarkupMarks?) {
    guard marks != self.marks || marks?.current == nil else { return }
    self.marks = marks
    switch document {
    case .column(let column): column.mark(marks)
    case .texts(let maker):
      for (index, text) in maker.headings.texts.enumerated() {
        maker.show(marks?.marked(text.content, at: index) ?? text.content, in: text.label)
      }
    case nil: break
    }
  }

  private static func contents(of document: Document) -> [MarkupPart.Content] {
    switch document {
    case .column(let column): column.parts.map(\.content)
    case .texts(let maker): maker.headings.texts.map(\.content)
    }
  }

  private static func widget(at index: Int, in document: Document) -> Widget? {
    switch document {
    case .column(let column): column.reveal(index)
    case .texts(let maker): maker.headings.texts[index].label
    }
  }
}
