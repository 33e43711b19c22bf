/// The view model of a screen that shows one page: the half of the pair that knows no view.
///
/// The other half, one in each front end, draws any of them: a title that says “Loading…” while the
/// page is asked for; the page, or what to say in its place; a problem above it; and it reports the
/// links that a person follows.
///
/// ```swift
/// final class ManualViewModel: ViewModel, ContentViewModel {
///   @MutableProperty private(set) var page: String?
///   private(set) lazy var refreshCommand = command(.latest) { viewModel in
///     try await viewModel.library.manual()
///   }
///   var title: String { "Manual" }
///   var failure: String? { errors.latest.map { "Could not load the manual: \($0)" } }
///   private let library: any ManualLibrary
///   private let browser: (String) -> Void
///
///   init(_ library: any ManualLibrary, browser: @escaping (String) -> Void) {
///     self.library = library
///     self.browser = browser
///     super.init()
///     refreshCommand.onValue(self) { viewModel, page in viewModel.page = page }
///     followPage()
///   }
///
///   func open(_ link: ContentLink) {
///     if case .browser(let address) = link { browser(address) }
///   }
/// }
/// ```
///
/// A page is a value. A view draws it and nothing in it is ever run; a link in it changes nothing of
/// the page, but is handed to ``open(_:)``, which asks a service.
@MainActor
public protocol ContentViewModel: TitledViewModel, RefreshableViewModel {
  /// What a page is: a document, an account, anything that is shown as a whole.
  associatedtype Page
  /// What the request is answered with.
  associatedtype Response

  /// The page, perhaps as an older copy; `nil` while there is none.
  var page: Page? { get }
  /// Asks for the page; its body is the request.
  var refreshCommand: Command<Void, Response> { get }
  /// Why the last request came to nothing, in words; `nil` when all is well.
  var failure: String? { get }
  /// Whether the page is being asked for; by default while ``refreshCommand`` executes.
  var isLoading: Bool { get }
  /// The words above the page when it is not being asked for; by default the title in one line.
  var loadedTitle: ScreenTitle { get }
  /// Goes where a link in the page leads; by default nowhere, for pages without links.
  func open(_ link: ContentLink)
}

extension ContentViewModel {
  /// What to show: the page if there is one, otherwise why not, otherwise that it is on its way.
  ///
  /// Reading it inside `observe` subscribes.
  public var content: PageContent<Page> {
    if let page { return .loaded(page) }
    return failure.map { .failed($0) } ?? .loading
  }

  /// Why the page on show may be out of date; `nil` without a page, whose place the words take.
  public var problem: String? { page == nil ? nil : failure }

  /// Whether the request is under way.
  public var isLoading: Bool { refreshCommand.isExecuting }

  /// The title, in one line.
  public var loadedTitle: ScreenTitle { .plain(title) }

  /// The title, which says so while the page is asked for.
  public var screenTitle: ScreenTitle { isLoading ? .loading(title) : loadedTitle }

  /// Asks for the page again.
  public func refresh() { refreshCommand.execute() }

  /// A page without links leads nowhere.
  public func open(_ link: ContentLink) {}

  /// Goes where an address in the page leads, as a person has chosen it there.
  ///
  /// Addresses that are harmful or lead nowhere reach ``open(_:)`` as ``ContentLink/ignored``.
  public func follow(_ address: String) { untracked { open(ContentLink(address)) } }

  /// Asks for the page when the screen shows, until it has come, and takes failures into the funnel.
  ///
  /// Call it at the end of `init`.
  public func followPage() {
    errors.collect(refreshCommand)
    whenActivated { viewModel, _ in viewModel.refreshCommand.executeOnce() }
  }
}
