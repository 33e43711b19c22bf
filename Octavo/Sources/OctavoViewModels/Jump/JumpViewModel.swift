public import BinderyNavigation
import Foundation
import GitHubValues

/// The palette: every action of the screen below and every place, by letters in order.
///
/// It is presented, and returns the chosen entry. An entry that is used often comes sooner.
public final class JumpViewModel: ViewModel, PickerViewModel {
  /// The value that the palette returns.
  public typealias Option = JumpEntry
  /// A row with an entry.
  public typealias Row = PickerRow<JumpEntry>
  /// The rows below one heading.
  public typealias Section = PickerSection<JumpEntry>

  /// The most rows.
  private static let mostRows = 60

  /// The letters, as typed.
  @MutableProperty public var keyword = ""
  /// The entries that match, the best at first.
  @Computed({ (viewModel: JumpViewModel) in
    [Section(title: "", rows: viewModel.makeRows())].filter { !$0.rows.isEmpty }
  })
  public var sections
  /// The entries that match, the best at first.
  @Computed({ (viewModel: JumpViewModel) in viewModel.sections.flatMap(\.rows) }) public var rows
  /// The chosen row.
  public var selectedRow = SelectedRow()

  let services: Services
  let sources: JumpSources
  private let finish: (JumpEntry) -> Void
  private let close: () -> Void
  @MutableProperty private var repositories = Stored<[String]>()
  @MutableProperty private var paths = Stored<[String]>()
  @MutableProperty private var references = Stored<[GitHub.Reference]>()
  @MutableProperty private var storedRepository = Stored<GitHub.Repository>()
  /// The pull request of the branch that is checked out in the folder of the start; `nil` for none.
  @MutableProperty private(set) var checkedOut: JumpEntry?
  /// The names of repositories and, behind them, the paths of files.
  @MutableProperty private var names = Names()
  private var search = NameSearch(NameIndex([]), limit: mostRows)
  private var searched = -1

  /// The names that are searched, with a number for each change.
  private struct Names: Equatable {
    var index = NameIndex([])
    var repositories = 0
    var number = 0

    static func == (first: Self, second: Self) -> Bool { first.number == second.number }
  }

  private lazy var indexCommand: Command<Void, Void> = command(.latest) { viewModel in
    await viewModel.services.activity { await viewModel.makeIndex() }
  }

  private lazy var cloneCommand = command { viewModel in
    let services = viewModel.services
    guard let pull = await services.clones.startPullRequest() else { return }
    viewModel.checkedOut = JumpEntry(pull, in: await services.clones.startClone(), services)
  }

  /// Makes the palette.
  ///
  /// - Parameters:
  ///   - services: The services.
  ///   - sources: The actions, and the place on which the palette was opened.
  ///   - finish: Removes the screen, and returns the entry that was chosen.
  ///   - close: Removes the screen.
  public init(
    _ services: Services,
    _ sources: JumpSources?,
    finish: @escaping (JumpEntry) -> Void,
    close: @escaping () -> Void
  ) {
    self.services = services
    self.sources = sources ?? JumpSources([], on: nil)
    self.finish = finish
    self.close = close
    super.init()
    _repositories <~ services.store.observe(.repositoryNames)
    if let name = repository {
      _storedRepository <~ services.store.observe(.repository(name))
      _references <~ services.store.observe(.references(of: name))
    }
    if let repository, let revision = untracked({ revision }) {
      _paths <~ services.store.observe(.paths(of: repository, at: revision))
    }
    lifetime.observe(self) { viewModel in
      _ = (viewModel.repositories, viewModel.paths)
      untracked { _ = viewModel.indexCommand.execute() }
    }
    cloneCommand.execute()
  }

  /// The title of the screen.
  public var title: String { "Go To" }

  /// The text in the empty field.
  public var placeholder: String { "An action, #12, OWNER/REPO, @login, a commit or an address" }

  /// The text in place of an empty list.
  public var emptyText: String { "Type the letters of an action or of a place." }

  /// The content to show: the reason why an address names no place, if it is one.
  public var content: ListContent {
    if !rows.isEmpty { return .rows }
    let text = keyword.trimmed
    if text.isEmpty { return .empty }
    return problem(of: text).map { .failed($0) } ?? .noMatches(keyword: text)
  }

  /// Chooses an entry, and closes the screen.
  public func open(_ row: Row) {
    let uses = services.preferences.property(of: Settings.jumpUses)
    if let key = row.option.key(in: repository) {
      untracked { uses.modify { $0.note(key, at: services.now()) } }
    }
    finish(row.option)
  }

  /// Closes the screen without choosing.
  public func cancel() { close() }

  /// The repository of the screen below.
  var repository: GitHub.RepositoryName? { sources.route?.repositoryPlace?.name }

  /// The branch, tag or commit of the screen below, or else the default branch.
  var revision: String? {
    sources.route?.repositoryPlace?.revision ?? storedRepository.value?.defaultBranch
  }

  /// The branches and tags of the repository of the screen below.
  var known: [GitHub.Reference] { references.value ?? [] }

  /// Returns the repositories and files that have the letters of a text, with their scores.
  func foundNames(_ text: String) -> [(entry: JumpEntry, score: Int)] {
    let names = names
    if searched != names.number {
      search = NameSearch(names.index, limit: Self.mostRows)
      searched = names.number
    }
    return search.matches(text).map { match in
      let name = names.index.names[match.name]
      let isFile = match.name >= names.repositories
      let entry = JumpEntry(
        title: name,
        detail: isFile ? "File" : "Repository",
        target: isFile ? .file(name) : .repository(name)
      )
      return (entry, match.score)
    }
  }

  /// Prepares the names off the main actor.
  private func makeIndex() async {
    let (repositories, paths) = untracked {
      (self.repositories.value ?? [], self.paths.value ?? [])
    }
    let uses = untracked { services.preferences[Settings.jumpUses] }
    let now = services.now()
    var bonuses = uses.bonuses(ofKeysAfter: "repository ", at: now)
    if let repository {
      bonuses.merge(uses.bonuses(ofKeysAfter: "file \(repository) ", at: now)) { max($0, $1) }
    }
    let index = await NameIndex.made(of: repositories + paths, bonuses: bonuses)
    guard !Task.isCancelled else { return }
    names = Names(
      index: index,
      repositories: repositories.count,
      number: untracked { names.number } + 1
    )
  }

  private func makeRows() -> [Row] {
    var seen: Set<String> = []
    return entries(for: keyword.trimmed).prefix(Self.mostRows).compactMap { entry in
      let id = entry.key(in: repository) ?? entry.title
      guard seen.insert(id).inserted else { return nil }
      return Row(id, entry, title: entry.title, isCurrent: false, detail: entry.detail)
    }
  }
}
