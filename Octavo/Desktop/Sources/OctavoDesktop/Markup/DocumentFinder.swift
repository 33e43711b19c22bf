import BinderyGTK
import OctavoMarkup
import OctavoViewModels

/// Scrolls the page around a document to the places of a text.
@MainActor
final class DocumentFinder {
  /// The document in which is searched.
  enum Document {
    /// A short one, by its texts.
    case texts(HeadingList)
    /// A long one, by its parts.
    case column(LongColumn)
  }

  /// Called before the page is scrolled.
  var onLeave: () -> Void = {}
  /// Called when the document does not have a text.
  var onMiss: (DocumentSearch) -> Void = { _ in }
  private var document: Document?
  /// The index of the text or part that was found last.
  private var last: Int?
  private var number = 0
  private var task: Task<Void, Never>?
  private var following: (any Disposable)?

  init() {}

  isolated deinit {
    task?.cancel()
    following?.dispose()
  }

  /// Searches in another document from now on.
  func show(_ document: Document?) {
    self.document = document
    last = nil
  }

  /// Scrolls to the next place of a text that has been requested.
  func find(_ search: DocumentSearch?) {
    guard let search, search.number != number, let document else { return }
    number = search.number
    let start = last.map { $0 + (search.isBackwards ? -1 : 1) } ?? 0
    task?.cancel()
    task = Task.immediate { [weak self] in
      let index = await Self.index(of: search, in: document, from: start)
      guard !Task.isCancelled, let self else { return }
      guard let index else { return onMiss(search) }
      last = index
      onLeave()
      following?.dispose()
      following = Self.widget(at: index, in: document)?.keepAtTop()
    }
  }

  private static func index(
    of search: DocumentSearch,
    in document: Document,
    from start: Int
  ) async -> Int? {
    switch document {
    case .column(let column):
      return await MarkupPart.index(
        of: search.text,
        in: column.parts,
        from: start,
        backwards: search.isBackwards
      )
    case .texts(let list):
      let (text, count) = (search.text.lowercased(), list.texts.count)
      return (0..<count).lazy
        .map { ((start + (search.isBackwards ? -$0 : $0)) % count + count) % count }
        .first { list.texts[$0].text.lowercased().contains(text) }
    }
  }

  private static func widget(at index: Int, in document: Document) -> Widget? {
    switch document {
    case .column(let column): column.reveal(index)
    case .texts(let list): list.texts[index]
    }
  }
}
