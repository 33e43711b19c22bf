public import BinderyNavigation
public import BinderySignals
public import OctavoMarkup

/// The titles and the references of the document on a page, in the order of the document.
///
/// The view of the page adds the parts while it reads the document, portion by portion. The short
/// forms of references that stand alone are observed in the store, and never requested.
@MainActor
public final class DocumentContents {
  /// The most references whose short forms are observed.
  private static let mostObserved = 200
  /// The most references that are listed.
  private static let mostListed = 1_000

  /// The titles that have been read.
  @MutableProperty public private(set) var titles: [DocumentTitle] = []
  /// The addresses of the references that have been read, each once.
  @MutableProperty public private(set) var references: [String] = []
  /// The short forms of the references that stand alone, by their addresses.
  @MutableProperty public private(set) var shortForms: [String: ReferenceForm] = [:]
  /// The names of the folds that the user has opened or closed.
  @MutableProperty public private(set) var toggledFolds: Set<String> = []
  /// The folds that have been read.
  @MutableProperty private(set) var folds: [MarkupFold] = []

  private let form: (_ address: String) -> SignalProducer<ReferenceForm?, Never>?
  private var listed: Set<String> = []
  private var observed: Set<String> = []
  private var lifetime = Lifetime()

  /// Makes the contents of a page without a document.
  ///
  /// - Parameter form: Returns a producer of the short form of the page at an address; `nil` for a
  ///   page without one.
  public init(
    form: @escaping (_ address: String) -> SignalProducer<ReferenceForm?, Never>? = { _ in nil }
  ) {
    self.form = form
  }

  isolated deinit { lifetime.dispose() }

  /// Removes all titles and references, before another document is read.
  public func begin() {
    if untracked({ !titles.isEmpty }) { titles = [] }
    if untracked({ !folds.isEmpty }) { folds = [] }
    guard !listed.isEmpty else { return }
    lifetime.dispose()
    (lifetime, listed, observed) = (Lifetime(), [], [])
    batch {
      references = []
      if untracked({ !shortForms.isEmpty }) { shortForms = [:] }
    }
  }

  /// Adds the headings and references of parts below all others.
  public func append(_ parts: [MarkupPart]) {
    append(parts.compactMap(\.heading))
    let new = parts.compactMap(\.fold).prefix(Self.mostListed - untracked { folds.count })
    if !new.isEmpty { folds += new }
    appendReferences(of: parts)
  }

  private func appendReferences(of parts: [MarkupPart]) {
    let new = parts.flatMap(\.references).filter {
      listed.count < Self.mostListed && listed.insert($0).inserted
    }
    if !new.isEmpty { references += new }
    for address in parts.lazy.compactMap(\.loneReference) { observe(address) }
  }

  /// Adds headings below all others, which get their numbers.
  public func append(_ headings: [MarkupPart.Heading]) {
    guard !headings.isEmpty else { return }
    let count = untracked { titles.count }
    titles += headings.enumerated().map { index, heading in
      DocumentTitle(
        number: count + index,
        level: heading.level,
        text: heading.text,
        anchor: heading.anchor
      )
    }
  }

  func set(_ folds: Set<String>) { toggledFolds = folds }

  private func observe(_ address: String) {
    guard observed.count < Self.mostObserved, observed.insert(address).inserted,
      let form = form(address)
    else { return }
    lifetime.add(
      form.startWithValues { [weak self] form in
        guard let self, untracked({ self.shortForms[address] }) != form else { return }
        shortForms[address] = form
      }
    )
  }
}
