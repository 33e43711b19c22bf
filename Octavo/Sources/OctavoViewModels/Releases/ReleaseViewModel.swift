public import BinderyNavigation
import Foundation
public import GitHubValues

/// A release: its notes, and its assets.
public final class ReleaseViewModel: ViewModel, ContentViewModel {
  /// The repository.
  public let repository: GitHub.RepositoryName
  /// The tag of the release.
  public let tag: String
  /// The scroll position, for the next start.
  public var scrollPosition = PagePosition()
  /// The section of the notes to which the view scrolls; `nil` until there is one.
  @MutableProperty public private(set) var section: SectionReveal?
  /// Whether the section is still at the top.
  public var isAtSection = true
  /// The titles of the notes.
  public let contents: DocumentContents
  @MutableProperty private var stored = Stored<GitHub.Release>()

  /// Requests the release from the server.
  public private(set) lazy var refreshCommand = command(.latest) { viewModel in
    try await viewModel.services.sync.refresh(viewModel.query)
  }

  /// Asks for a title of the notes, and scrolls to it.
  public private(set) lazy var contentsCommand = command(
    when: { $0.notes != nil && !$0.contents.titles.isEmpty }
  ) { viewModel in
    guard let title = await viewModel.services.selectTitle(of: viewModel.contents) else { return }
    viewModel.show(section: title.anchor, title: title.number)
  }

  private let services: Services

  /// Makes the screen for the release of a tag.
  public init(_ services: Services, _ repository: GitHub.RepositoryName, tag: String) {
    self.services = services
    contents = DocumentContents { services.observeForm(of: $0) }
    self.repository = repository
    self.tag = tag
    super.init()
    _stored <~ services.store.observe(query)
    followPage()
  }

  /// The release, once the store has it.
  public var page: GitHub.Release? { stored.value }

  /// The message of the last failure.
  public var failure: String? { latestFailure(by: services, storedAt: stored.readAt) }

  /// The title of the release, or its tag.
  public var title: String { page?.title ?? tag }

  /// The title, and the repository below it.
  public var loadedTitle: ScreenTitle { .double(title, subtitle: "\(repository)") }

  /// The tag where the title is another, the mark of a draft or pre-release, the age and the
  /// author.
  public var summary: String {
    guard let page else { return "" }
    return [
      title == tag ? nil : tag, page.mark,
      page.publishedAt.map { Strings.ago($0, now: services.now()) },
      page.author.map { "by \($0.login)" },
    ].compactMap(\.self).joined(separator: " · ")
  }

  /// The notes as a Markdown document; `nil` if there are none.
  public var notes: GitHub.File? {
    guard let text = page?.notes, !text.trimmed.isEmpty else { return nil }
    return GitHub.File(path: "NOTES.md", text: text)
  }

  /// The place of the notes, for the links and pictures in them: the root of the files at the tag.
  public var place: DocumentPlace {
    services.document(in: repository, at: tag)
  }

  /// The heading of the assets.
  public var assetsTitle: String { "Assets" }

  /// The title of the action that shows the files at the tag.
  public var filesTitle: String { "Browse Files" }

  /// Returns the size and the number of downloads of an asset.
  public func detail(of asset: GitHub.Release.Asset) -> String {
    "\(Strings.size(asset.size)) · \(Strings.count(asset.downloads, "download"))"
  }

  /// Asks for a place, and saves an asset there.
  public func save(_ asset: GitHub.Release.Asset) {
    let request = SaveRequest(
      .asset(asset.id, of: repository),
      named: asset.name,
      size: asset.size
    )
    Task.immediate { await services.save(request) }
  }

  /// Asks for an asset if there are several, and saves it.
  func saveAsset() async {
    guard let assets = page?.assets, !assets.isEmpty else { return }
    guard assets.count > 1 else { return save(assets[0]) }
    let option = await services.navigation.present {
      .optionPicker(.asset(assets.map(\.name)), current: nil, result: $0)
    }
    if let asset = assets.first(where: { $0.name == option?.value }) { save(asset) }
  }

  /// Opens the target of a link in the notes.
  ///
  /// An asset is saved instead.
  public func open(_ link: ContentLink) {
    let assets = page?.assets ?? []
    if case .browser(let address) = link,
      let asset = assets.first(where: { $0.url?.absoluteString == address })
    {
      return save(asset)
    }
    services.open(link, in: place) { self.show(section: $0) }
  }

  private func show(section anchor: String, title: Int? = nil) {
    isAtSection = true
    section = SectionReveal(anchor, title: title, after: section)
  }

  /// Shows the files at the tag.
  public func showFiles() { services.navigation.push(.tree(repository, revision: tag)) }

  private var query: StoreQuery<GitHub.Release> { .release(tag, of: repository) }
}

extension ReleaseViewModel: SectionedPage {
  /// The section at the top, or the scroll position.
  public var restorableState: [String: String] { sectionState }

  /// Restores the section at the top, or the scroll position.
  public func restore(_ state: [String: String]) { section = restoredSection(state) }
}

extension ReleaseViewModel: ActionProviding {
  /// The actions of the page.
  public var actions: [ScreenAction] {
    let files = ScreenAction("files", filesTitle, isEnabled: !isMissing, isPrimary: true) {
      self.showFiles()
    }
    let save = ScreenAction.save("Save Asset…", isEnabled: page?.assets.isEmpty == false) {
      Task.immediate { await self.saveAsset() }
    }
    let address = page?.htmlURL ?? services.web.page(of: repository, ["releases", "tag", tag])
    return [files, .contents(contentsCommand), .references(contents, services), save]
      + [contents.foldsAction].compactMap(\.self)
      + services.pageActions(at: isMissing ? nil : address) + [.refresh(self)]
  }
}
