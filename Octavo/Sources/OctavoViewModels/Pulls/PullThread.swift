import BinderyNavigation
import Foundation
import GitHubValues

/// The parts of a pull request on its page besides the conversation of an issue.
final class PullThread: ViewModel {
  @MutableProperty private var storedDetails = Stored<GitHub.PullDetails>()
  @MutableProperty private var storedThreads = Stored<[GitHub.ReviewThread]>()

  /// The facts that only GraphQL has; `nil` while they are not known.
  var details: GitHub.PullDetails? { storedDetails.value }
  /// The conversations at lines, in the order of the server.
  var threads: [GitHub.ReviewThread] { storedThreads.value ?? [] }
  /// The reasons why it can or cannot be merged; `nil` while nothing is known of them.
  @Computed({ (viewModel: PullThread) in
    viewModel.details.map {
      MergeReport($0, checks: viewModel.checks.list, conflicts: viewModel.conflicts)
    }
  })
  var report
  /// The files with conflicts, as a clone of the user’s has them; `nil` if they are not known.
  @MutableProperty private var conflicts: [String]?
  /// The checks of the head.
  let checks: PullChecksReader

  private let services: Services
  private let repository: GitHub.RepositoryName
  private let place: Property<GitHub.IssuePlace?>
  /// The number of times that a state which the server computes was asked for.
  private var attempts = 0

  /// The most requests for a state that the server computes.
  private static let mostAttempts = 5

  /// Requests the facts again that the server was computing.
  private lazy var waitCommand = command(.latest) { viewModel in
    guard let place = untracked({ viewModel.place.value }) else { return }
    try await viewModel.services.sync.refresh(.pullDetails(of: place))
  }

  /// Names the files with conflicts if a clone has both commits; nothing is fetched for that.
  private lazy var conflictsCommand = command(.latest) {
    (viewModel, heads: Heads) in
    viewModel.conflicts = try await viewModel.findConflicts(of: heads)
  }

  /// Follows the place of a pull request.
  init(
    _ services: Services,
    _ repository: GitHub.RepositoryName,
    _ number: Int,
    of place: Property<GitHub.IssuePlace?>
  ) {
    (self.services, self.repository, self.place) = (services, repository, place)
    checks = PullChecksReader(services, repository, number)
    super.init()
    _storedDetails
      <~ place.producer.skipRepeats().flatMap(.latest) { place in
        place.map { services.store.observe(.pullDetails(of: $0)) }
          ?? SignalProducer(value: Stored())
      }
    _storedThreads
      <~ place.producer.skipRepeats().flatMap(.latest) { place in
        place.map { services.store.observe(.reviewThreads(of: $0)) }
          ?? SignalProducer(value: Stored())
      }
    // The page says that the state is not known.
    lifetime.add(waitCommand.errors.observeValues { _ in })
    // The conflicts have no names then.
    lifetime.add(conflictsCommand.errors.observeValues { _ in })
  }

  /// Requests the facts and the conversations at lines.
  func refresh(_ issue: GitHub.Issue, at place: GitHub.IssuePlace) async throws {
    guard issue.isPullRequest else { return }
    attempts = 0
    try await services.sync.refresh(.pullDetails(of: place))
    try await services.sync.refresh(.reviewThreads(of: place))
    try await checks.refreshList()
  }

  /// Asks again for a state that the server computes, later each time, while the page is shown.
  func follow(during activation: Lifetime) {
    let timer = SerialDisposable()
    activation.add(timer)
    activation.observe(self, self, \.conflictingHeads, initial: true) { viewModel, _, heads in
      viewModel.conflicts = nil
      if let heads { viewModel.conflictsCommand.execute(heads) }
    }
    activation.observe(self, self, \.storedDetails, initial: true) { viewModel, _, _ in
      guard viewModel.isComputing, viewModel.attempts < Self.mostAttempts else { return }
      viewModel.attempts += 1
      let pause = Duration.seconds(2 << viewModel.attempts)
      timer.inner = viewModel.services.scheduler.schedule(after: pause) { [weak viewModel] in
        viewModel?.waitCommand.execute()
      }
    }
  }

  private var isComputing: Bool { report?.isComputing == true }

  /// The commits that cannot be merged without a conflict; `nil` without one.
  private var conflictingHeads: Heads? {
    guard let details, details.hasConflicts else { return nil }
    return Heads(head: details.head.sha, base: details.base.sha)
  }

  private func findConflicts(of heads: Heads) async throws -> [String]? {
    let clones = services.clones
    let hosted = services.hosted(repository)
    guard let clone = try await clones.clone(of: hosted, having: [heads.head, heads.base]) else {
      return nil
    }
    let merge = try await clones.preview(mergeOf: heads.head, into: heads.base, in: clone)
    if case .conflicts(let files) = merge { return files.map(\.path) }
    return nil
  }

  /// The commits of a merge.
  private struct Heads: Equatable {
    let head: String
    let base: String
  }
}
