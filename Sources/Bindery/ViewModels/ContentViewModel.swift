/// The view model of a screen that loads and shows one value, the page.
///
/// An application has one view for each front end, which draws any of them: the title, which shows
/// “Loading…” during a request; the page, or the ``content`` in its place; a problem above it. The
/// view calls ``follow(_:)`` for the links that the user opens.
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
/// A page is a value. A view draws it and runs nothing in it. A link does not change the page; it
/// is passed to ``open(_:)``, which may use a service.
///
/// - Order: the page, the failure and the end of the request are published in one batch, so a view
///   shows them together.
/// - Lifetime: the request of ``refreshCommand`` ends with the view model.
/// - Errors: a failure is the ``content`` while there is no page, else the ``problem``.
/// - Cost: a view draws the whole page again after each change of it.
///
/// A front end draws any of them, and passes the addresses of links:
///
/// ```swift
/// switch viewModel.content {
/// case .loading: text.text = "Loading …"
/// case .loaded(let page): text.text = page
/// case .failed(let message): text.text = message
/// }
/// problem.text = viewModel.problem ?? ""
/// spinner.isHidden = !viewModel.isLoading
/// title.text = viewModel.loadedTitle.words
///
/// viewModel.follow(address)
/// ```
@MainActor
public protocol ContentViewModel: TitledViewModel, RefreshableViewModel {
  /// The type of the page: a document, an account, any value that is shown as a whole.
  associatedtype Page
  /// The type of the response to the request.
  associatedtype Response

  /// The page, possibly an older copy; `nil` while there is none.
  var page: Page? { get }
  /// The command that requests the page.
  var refreshCommand: Command<Void, Response> { get }
  /// The message of the failure of the last request; `nil` if it succeeded.
  var failure: String? { get }
  /// Whether the page is being requested; by default while ``refreshCommand`` executes.
  var isLoading: Bool { get }
  /// The title while the page is not being requested; by default in one line.
  var loadedTitle: ScreenTitle { get }
  /// Opens the target of a link in the page; by default does nothing, for pages without links.
  func open(_ link: ContentLink)
  /// Opens the target of a link by its address; by default passes it to ``open(_:)``.
  func follow(_ address: String)
}

extension ContentViewModel {
  /// The content to show: the page if there is one, otherwise the failure, otherwise a loading
  /// indicator.
  ///
  /// Reading it inside `observe` subscribes.
  public var content: PageContent<Page> {
    if let page { return .loaded(page) }
    return failure.map { .failed($0) } ?? .loading
  }

  /// The failure while there is a page, which may then be out of date; without a page ``content``
  /// shows it.
  public var problem: String? { page == nil ? nil : failure }

  /// Whether the request is under way.
  public var isLoading: Bool { refreshCommand.isExecuting }

  /// The title, in one line.
  public var loadedTitle: ScreenTitle { .plain(title) }

  /// The title, marked as loading while the page is requested.
  public var screenTitle: ScreenTitle { isLoading ? .loading(title) : loadedTitle }

  /// Requests the page again.
  public func refresh() { refreshCommand.execute() }

  /// Does nothing, for a page without links.
  public func open(_ link: ContentLink) {}

  /// Opens the target of an address that the user chose in the page.
  ///
  /// Addresses that are harmful or have no target are passed to ``open(_:)`` as
  /// ``ContentLink/ignored``.
  public func follow(_ address: String) { untracked { open(ContentLink(address)) } }

  /// Requests the page each time the view model becomes active, until it is loaded, and adds
  /// ``refreshCommand`` to the error funnel.
  ///
  /// ```swift
  /// refreshCommand.onValue(self) { viewModel, page in viewModel.page = page }
  /// followPage()
  /// ```
  ///
  /// Call it at the end of `init`.
  ///
  /// - Order: the request begins before ``ViewModel/activate()`` returns.
  /// - Lifetime: that of the view model; leaving the screen does not cancel the request.
  /// - Errors: failures are in ``ViewModel/errors``; the next activation tries again.
  /// - Cost: one closure. A page that is there is not requested again.
  public func followPage() {
    errors.collect(refreshCommand)
    whenActivated { viewModel, _ in viewModel.refreshCommand.executeOnce() }
  }
}
