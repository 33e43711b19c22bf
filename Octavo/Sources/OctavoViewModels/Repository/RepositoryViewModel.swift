public import BinderyNavigation
import Foundation
public import GitHubValues

/// A repository: its counts, languages, description and readme, at one of its branches or tags.
public final class RepositoryViewModel: ViewModel, ContentViewModel {
  /// The name that was requested.
  public let name: GitHub.RepositoryName
  /// The branch or tag that was chosen; `nil` is the default branch.
  @MutableProperty public internal(set) var reference: GitHub.Reference?
  /// The section of the readme to which the view scrolls; `nil` until there is one.
  @MutableProperty public internal(set) var section: SectionReveal?
  /// Whether the section is still at the top.
  public var isAtSection = true
  /// The titles of the readme.
  public let contents: DocumentContents
  @MutableProperty private var stored = Stored<GitHub.Repository>()
  @MutableProperty private var storedReadme = Stored<GitHub.File?>()
  @MutableProperty private var storedLanguages = Stored<[GitHub.LanguageSize]>()
  @MutableProperty private var storedRelease = Stored<GitHub.Release?>()
  @MutableProperty private(set) var kept = Stored<KeptRepository>()
  @MutableProperty var readmeFailure: (any Error)?
  /// The failure of the last request for the readme while an older copy is shown.
  @MutableProperty var readmeRefreshFailure: (any Error)?

  /// Requests the repository from the server.
  public private(set) lazy var refreshCommand = command(.latest) { viewModel in
    try await viewModel.services.sync.refresh(.repository(viewModel.name))
  }

  /// Requests the readme from the server.
  public private(set) lazy var readmeCommand = command(.latest) { viewModel in
    try await viewModel.services.sync.refresh(viewModel.readmeQuery)
  }

  /// Requests the languages from the server; without them the page shows none.
  private(set) lazy var languagesCommand = command(.latest) { viewModel in
    try? await viewModel.services.sync.refresh(.languages(of: viewModel.name))
  }

  /// Requests the latest release from the server; without it the page shows none.
  private(set) lazy var latestReleaseCommand = command(.latest) { viewModel in
    try? await viewModel.services.sync.refresh(.latestRelease(of: viewModel.name))
  }

  /// Requests the repository and its readme from the server.
  public private(set) lazy var refreshAllCommand = CombinedCommand(refreshCommand, readmeCommand)

  /// Stars the repository, or removes the star where it is known to be there.
  public private(set) lazy var starCommand = command(when: { $0.canStar }) { viewModel in
    await viewModel.services.setStarred(viewModel.isStarred != true, viewModel.fullName)
  }

  /// Presents the branches and tags, and shows the one that the user chooses.
  ///
  /// While it executes, branches and tags are on their way or the picker is on show.
  public private(set) lazy var selectBranchOrTagCommand: Command<Void, GitHub.Reference?> =
    command { viewModel in
      try await viewModel.services.selectReference(
        of: viewModel.name,
        current: viewModel.currentReference,
        on: viewModel
      )
    }

  /// Shows the changes of the current branch or tag since one that the user chooses.
  public private(set) lazy var compareCommand = command(when: { $0.ref != nil }) { viewModel in
    guard let head = viewModel.ref else { return }
    try await viewModel.services.compare(head, in: viewModel.fullName, on: viewModel)
  }

  /// Asks for a title of the readme, and scrolls to it.
  public private(set) lazy var contentsCommand = command(
    when: { $0.hasReadme && !$0.contents.titles.isEmpty }
  ) { viewModel in
    guard let title = await viewModel.services.selectTitle(of: viewModel.contents) else { return }
    viewModel.show(section: title.anchor, title: title.number)
  }

  /// Shows the file of a readme that is too large for this page.
  private(set) lazy var largeReadmeCommand = command(
    when: { $0.readme == .tooLarge && $0.ref != nil }
  ) { viewModel in try await viewModel.openLargeReadme() }

  /// Shows the file of the license.
  private(set) lazy var licenseCommand = command(when: { $0.license != nil && $0.ref != nil }) {
    viewModel in
    try await viewModel.openLicense()
  }

  /// The scroll position, for the next start.
  public var scrollPosition = PagePosition()

  let services: Services

  /// Makes the screen for a repository at a branch or tag, with a section of the readme at the top.
  public init(
    _ services: Services,
    _ name: GitHub.RepositoryName,
    reference: GitHub.Reference? = nil,
    section: String? = nil
  ) {
    self.services = services
    contents = DocumentContents { services.observeForm(of: $0) }
    self.name = name
    self.reference = reference
    super.init()
    if let section { show(section: section) }
    _stored <~ services.store.observe(.repository(name))
    _storedLanguages <~ services.store.observe(.languages(of: name))
    _storedRelease <~ services.store.observe(.latestRelease(of: name))
    _kept <~ services.store.observe(.kept(name))
    _storedReadme
      <~ $reference.producer.flatMap(.latest) {
        services.store.observe(.readme(of: name, at: $0?.name))
      }
    bind()
    whenActivated { viewModel, _ in
      viewModel.readmeCommand.executeOnce()
      viewModel.languagesCommand.executeOnce()
      viewModel.latestReleaseCommand.executeOnce()
      viewModel.findStar()
    }
  }

  /// The repository, once the store has it.
  public var repository: GitHub.Repository? { stored.value }

  /// The readme at the branch or tag.
  public var readme: ReadmeState {
    if let file = storedReadme.value { return file.map { .file($0) } ?? .absent }
    guard let failure = readmeFailure else { return .loading }
    if let error = failure as? APIError, [.notFound, .emptyRepository].contains(error.reason) {
      return .absent
    }
    if case .tooLarge = (failure as? APIError)?.reason { return .tooLarge }
    return message(for: failure, by: services).map { .failed($0) } ?? .loading
  }

  /// The name of the repository as it is now.
  public var fullName: GitHub.RepositoryName { repository?.fullName ?? name }

  /// The title of the screen.
  public var title: String { fullName.name }

  /// The subtitle of the screen.
  public var subtitle: String { fullName.owner }

  /// The name, and the owner below it.
  public var loadedTitle: ScreenTitle { .double(title, subtitle: subtitle) }

  /// The repository, which this is the page of.
  public var page: GitHub.Repository? { repository }

  /// The message of the last failure: the repository is missing, or may be out of date.
  public var failure: String? {
    latestFailure(by: services, or: readmeRefreshFailure, storedAt: stored.readAt)
  }

  /// Whether the repository or its readme is being requested.
  public var isLoading: Bool { refreshAllCommand.isExecuting }

  /// The branch or tag on show; `nil` while the default branch's name is not known.
  public var ref: String? { reference?.name ?? repository?.defaultBranch }

  private var canStar: Bool { repository.map(services.canStar) ?? false }

  /// Whether the user has starred the repository; `nil` while that is not known.
  public var isStarred: Bool? { services.viewerState.isStarred(fullName) }

  /// The time since the last change, such as “Updated 3 days ago”, and the state of the copy that
  /// is kept offline.
  public var updated: String? {
    let date = repository?.pushedAt ?? repository?.updatedAt
    let age = date.map { Strings.updated(Strings.ago($0, now: services.now())) }
    let texts = [age, offlineState].compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: " · ")
  }

  /// The numbers of stars, forks, watchers and, if there are any, open issues.
  public var counts: [CountLabel] {
    guard let repository else { return [] }
    let issues = repository.openIssues
    return [CountLabel(.stars, repository.stars), CountLabel(.forks, repository.forks)]
      + (repository.watchers.map { [CountLabel(.watchers, $0)] } ?? [])
      + (issues > 0 ? [CountLabel(.issues, issues)] : [])
  }

  /// The shares of the languages, that with the most code first.
  public var languages: [LanguageShare] { LanguageShare.all(of: storedLanguages.value ?? []) }

  /// The latest release that is neither a draft nor a pre-release; `nil` if there is none.
  var release: GitHub.Release? { storedRelease.value ?? nil }

  /// The heading above the readme: the name of its file.
  public var readmeTitle: String {
    if case .file(let file) = readme { file.name } else { Strings.readme }
  }

  /// The beginning of the readme: its first three blocks.
  public var readmeSummary: String? {
    if case .file(let file) = readme { ReadmeSummary.of(file.text) } else { nil }
  }

  /// Requests the repository and its readme from the server.
  public func refresh() {
    refreshAllCommand.execute()
    languagesCommand.execute()
    latestReleaseCommand.execute()
  }

  /// Goes to a branch or tag.
  public func show(_ reference: GitHub.Reference) {
    guard reference.id != currentReference?.id else { return }
    batch {
      forgetReadmeFailures()
      self.reference = reference
    }
    readmeCommand.execute()
  }

  /// The query of the readme at the branch or tag.
  var readmeQuery: StoreQuery<GitHub.File?> { .readme(of: name, at: reference?.name) }

  /// The branch or tag on show, with its kind; `nil` while the default branch's name is not known.
  public var currentReference: GitHub.Reference? {
    reference ?? repository?.defaultBranch.map { GitHub.Reference(kind: .branch, name: $0) }
  }
}
