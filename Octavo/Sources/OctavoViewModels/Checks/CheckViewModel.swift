public import BinderyNavigation
import Foundation
public import GitHubValues

/// A check run or a commit status: its result, the report of its app, the steps of its job, and its
/// remarks at lines of files.
public final class CheckViewModel: ViewModel, ContentViewModel {
  /// The repository.
  public let repository: GitHub.RepositoryName
  /// The check.
  public let subject: CheckSubject
  /// The scroll position, for the next start.
  public var scrollPosition = PagePosition()
  /// The section of the report to which the view scrolls; `nil` until there is one.
  @MutableProperty public private(set) var section: SectionReveal?
  /// Whether the section is still at the top.
  public var isAtSection = true
  /// The titles of the report.
  public let contents: DocumentContents
  @MutableProperty private var storedRun = Stored<GitHub.CheckRun>()
  @MutableProperty private var storedStatus = Stored<GitHub.CombinedStatus>()
  @MutableProperty private var storedJob = Stored<GitHub.WorkflowJob>()
  @MutableProperty private var storedAnnotations = Stored<[GitHub.CheckAnnotation]>()

  /// Requests the check, then its job and its remarks.
  public private(set) lazy var refreshCommand = command(.latest) { viewModel in
    try await viewModel.services.activity { try await viewModel.load() }
  }

  let services: Services
  /// The most steps and remarks that are shown.
  private static let mostLines = 1000

  /// Makes the screen of a check.
  public init(
    _ services: Services,
    _ repository: GitHub.RepositoryName,
    _ subject: CheckSubject
  ) {
    (self.services, self.repository, self.subject) = (services, repository, subject)
    contents = DocumentContents { services.observeForm(of: $0) }
    super.init()
    switch subject {
    case .run(let id):
      _storedRun <~ services.store.observe(.checkRun(id, of: repository))
      _storedJob <~ services.store.observe(.job(id, of: repository))
      _storedAnnotations <~ services.store.observe(.annotations(ofCheckRun: id, of: repository))
    case .status(_, let sha):
      _storedStatus <~ services.store.observe(.status(of: sha, in: repository))
    }
    followPage()
  }

  /// The check, once the store has it.
  public var page: CheckPage? {
    switch subject {
    case .run: storedRun.value.map { CheckPage($0) }
    case .status(let context, let sha):
      storedStatus.value?.statuses.first { $0.context == context }
        .map { CheckPage($0, of: sha) }
    }
  }

  /// The message of the last failure.
  public var failure: String? {
    latestFailure(by: services, storedAt: storedRun.readAt ?? storedStatus.readAt)
      ?? (storedStatus.value != nil && page == nil ? "The commit no longer has this status." : nil)
  }

  /// The name of the check.
  public var title: String {
    if let page { return page.entry.check.name }
    if case .status(let context, _) = subject { return context }
    return "Check"
  }

  /// The name, and the repository below it.
  public var loadedTitle: ScreenTitle { .double(title, subtitle: "\(repository)") }

  /// The state, the app, the duration and the beginning, in words.
  public var summary: String {
    guard let entry = page?.entry else { return "" }
    let check = entry.check
    let duration = check.startedAt.flatMap { start in
      check.completedAt.flatMap { Strings.duration(from: start, to: $0) }
    }
    return [
      "\(entry.state.sign.text) \(entry.words)", check.app?.name, duration,
      check.startedAt.map { Strings.ago($0, now: services.now()) }, check.text,
    ].compactMap(\.self).joined(separator: " · ")
  }

  /// The report as a Markdown document; `nil` if there is none.
  public var report: GitHub.File? {
    page?.report.map { GitHub.File(path: "REPORT.md", text: $0) }
  }

  /// The place of the report, for the links and pictures in it: the root of the files.
  public var place: DocumentPlace {
    services.document(in: repository, at: page?.sha ?? "HEAD")
  }

  /// The heading of the steps.
  public var stepsTitle: String { "Steps" }
  /// The heading of the remarks.
  public var annotationsTitle: String { "Annotations" }
  /// The title of the action that shows the log.
  public var logTitle: String { "Show Log" }
  /// Whether the check is a job of GitHub Actions, whose log can be shown.
  public var hasLog: Bool { storedJob.value != nil }

  /// The steps of the job, each of which leads to its part of the log.
  public var steps: [CheckLine] {
    (storedJob.value?.steps ?? []).prefix(Self.mostLines).map { step in
      let entry = CheckEntry(step)
      let duration = step.startedAt.flatMap { start in
        step.completedAt.flatMap { Strings.duration(from: start, to: $0) }
      }
      return CheckLine(
        sign: entry.state.sign,
        title: step.name,
        detail: [entry.words, duration].compactMap(\.self).joined(separator: " · "),
        link: "\(Self.logAddress)\(step.number)"
      )
    }
  }

  /// The remarks, each of which leads to its lines.
  public var annotations: [CheckLine] {
    (storedAnnotations.value ?? []).prefix(Self.mostLines).map { remark in
      let line = remark.line.map { ":\($0)" } ?? ""
      return CheckLine(
        sign: remark.level.sign,
        title: remark.path.isEmpty ? remark.title ?? "" : "\(remark.path)\(line)",
        detail: [
          remark.level.words, remark.path.isEmpty ? nil : remark.title, remark.message,
        ].compactMap(\.self).joined(separator: " · "),
        link: remark.address
      )
    }
  }

  /// Opens a file at its lines, the log at a step, or the target of a link in the report.
  public func open(_ link: ContentLink) {
    if case .relative(let address) = link, address.hasPrefix(Self.logAddress),
      let step = Int(address.dropFirst(Self.logAddress.count))
    {
      return showLog(step: step)
    }
    services.open(link, in: place) { anchor in
      self.isAtSection = true
      self.section = SectionReveal(anchor, after: self.section)
    }
  }

  /// Shows the log of the job, at a step or where it has failed.
  public func showLog(step: Int? = nil) {
    guard case .run(let id) = subject, hasLog else { return }
    services.navigation.push(.checkLog(repository, job: id, step: step))
  }

  /// The beginning of the addresses of steps, which no path of a repository has.
  private static let logAddress = "/-/log/"

  private func load() async throws {
    let sync = services.sync
    guard case .run(let id) = subject else {
      if case .status(_, let sha) = subject {
        try await sync.refresh(.status(of: sha, in: repository))
      }
      return
    }
    try await sync.refresh(.checkRun(id, of: repository))
    let slug = untracked { storedRun.value?.appSlug }
    if slug == nil || slug == "github-actions" {
      do {
        try await sync.refresh(.job(id, of: repository))
      } catch let error as APIError where [.notFound, .forbidden].contains(error.reason) {
        // The check is of another app, or the token may not read Actions.
      }
    }
    try await sync.refresh(.annotations(ofCheckRun: id, of: repository))
  }
}

extension CheckViewModel: SectionedPage {
  /// The section at the top, or the scroll position.
  public var restorableState: [String: String] { sectionState }

  /// Restores the section at the top, or the scroll position.
  public func restore(_ state: [String: String]) { section = restoredSection(state) }
}

extension CheckViewModel: ActionProviding {
  /// The log, and the page of the check.
  public var actions: [ScreenAction] {
    let log = ScreenAction("log", logTitle, isEnabled: hasLog, isPrimary: true) { self.showLog() }
    return [log, .references(contents, services)] + [contents.foldsAction].compactMap(\.self)
      + services.pageActions(at: page?.entry.check.detailsURL) + [.refresh(self)]
  }
}

nonisolated extension CheckEntry {
  /// Makes the entry of a step of a job.
  init(_ step: GitHub.WorkflowJob.Step) {
    self.init(
      GitHub.Check(step.name, run: step.number) {
        ($0.status, $0.conclusion) = (step.status, step.conclusion)
        ($0.startedAt, $0.completedAt) = (step.startedAt, step.completedAt)
      },
      isRequired: nil
    )
  }
}

nonisolated extension GitHub.CheckAnnotation {
  /// The address of the lines, from the root of the files; `nil` for a remark about no file.
  fileprivate var address: String? {
    guard !path.isEmpty else { return nil }
    let words = path.split(separator: "/").map { PercentCoding.encode(String($0)) }
    let lines = line.map { LineRange($0, through: endLine).fragment } ?? ""
    return "/\(words.joined(separator: "/"))\(lines)"
  }
}

nonisolated extension GitHub.CheckAnnotation.Level {
  fileprivate var sign: RowSign {
    switch self {
    case .failure: .failingPull
    case .warning: .waitingCheck
    default: .unknown
    }
  }

  fileprivate var words: String {
    switch self {
    case .failure: "Error"
    case .warning: "Warning"
    case .notice: "Notice"
    default: rawValue
    }
  }
}
