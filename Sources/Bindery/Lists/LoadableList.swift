/// A list that is requested in pages and filtered: the source of a ``PagedTableViewModel``.
///
/// ``PagedList`` keeps its items itself. An app whose items are in a store conforms a class that
/// observes the store, and has the same content, problems and view models.
///
/// ```swift
/// final class StoredBooks: LoadableList {
///   @MutableProperty private(set) var items: [Book] = []
///   @MutableProperty var keyword = ""
///   @MutableProperty private(set) var phase = ListPhase.idle
///   let refreshCommand: Command<Void, [Book]>
///   let loadMoreCommand = Command<Void, [Book]>(when: { false }) { [] }
///
///   var appliedKeyword: String { keyword }
///   var visible: [Book] { items.filter { keyword.isEmpty || $0.title.contains(keyword) } }
///
///   init(_ library: Library) {
///     refreshCommand = Command(.latest) { try await library.books() }
///   }
/// }
/// ```
@MainActor
public protocol LoadableList: AnyObject {
  /// The type of the items.
  associatedtype Item: Identifiable & Equatable
  /// The type of the response to a request.
  associatedtype Response

  /// The items, ignoring the filter.
  var items: [Item] { get }
  /// The items that match the filter.
  var visible: [Item] { get }
  /// The keyword of the filter, as typed.
  var keyword: String { get set }
  /// The keyword that the filter uses now.
  var appliedKeyword: String { get }
  /// The state of the requests.
  var phase: ListPhase { get }
  /// Requests the list; a second execution supersedes the first.
  var refreshCommand: Command<Void, Response> { get }
  /// Requests one more page; disabled when there is none.
  var loadMoreCommand: Command<Void, Response> { get }
}

extension LoadableList {
  /// The content to show.
  ///
  /// Reading it inside `observe` subscribes.
  public var content: ListContent { content(showing: visible) }

  /// The message of the last failure while there are rows to show.
  ///
  /// ```swift
  /// label.text = list.problem ?? ""
  /// label.isHidden = list.content == .rows
  /// ```
  public var problem: String? { problem(showing: visible) }

  /// Returns the content to show by a table whose rows are made of the items elsewhere.
  ///
  /// Unlike ``content``, it does not filter the items.
  ///
  /// ```swift
  /// label.text = list.problem(showing: sorted) ?? ""
  /// label.isHidden = list.content(showing: sorted) == .rows
  /// ```
  public func content(showing rows: some Collection) -> ListContent {
    if !rows.isEmpty { return .rows }
    if !items.isEmpty { return .noMatches(keyword: appliedKeyword) }
    switch phase {
    case .idle, .loading, .loadingMore: return .loading
    case .failed(let message): return .failed(message)
    case .partial, .complete: return .empty
    }
  }

  /// Returns the message of the last failure while there are rows to show.
  public func problem(showing rows: some Collection) -> String? {
    guard case .failed(let message) = phase, !rows.isEmpty else { return nil }
    return message
  }
}
