import BinderyGTK
import GitHubValues
import OctavoViewModels

/// The description, counts, links and languages of a repository, and the buttons below them.
@MainActor
final class RepositoryHeader: Widget {
  /// The button that opens the files.
  let files: Button

  init(_ viewModel: RepositoryViewModel, _ lifetime: Lifetime) {
    files = Button(viewModel.actions.action("files")?.title ?? "")
    let about = Label("", .wrapping)
    let counts = Label("", .wrapping)
    let facts = Label("", .wrapping)
    let release = Label("", .wrapping)
    let homepage = Label("", .wrapping)
    let topics = Label("", .wrapping)
    let languages = LanguageBar()
    let refs = RefButton()
    let star = StarButton()
    let card = Box(
      .vertical,
      spacing: 6,
      [about, counts, facts, release, homepage, topics, languages]
    )
    let buttons = Box(.horizontal, spacing: 6, [files, refs, star])
    let column = Box(.vertical, spacing: 18, [card, buttons])
    super.init(column.pointer(), holding: [column])
    about.addStyle("title-4")
    facts.addStyle("dim-label")
    // The links of the facts are actions, by their names.
    facts.onLink = { viewModel.actions.action($0)?.perform() }
    for label in [counts, release, homepage, topics] {
      label.onLink = { viewModel.follow($0) }
    }
    files.addStyle("suggested-action")
    lifetime.bind(about) { viewModel.repository?.description ?? "" }
    lifetime.bindVisibility(of: about) { viewModel.repository?.description?.isEmpty == false }
    lifetime.observe(counts) { $0.show(Self.counts(of: viewModel)) }
    lifetime.observe(facts) { $0.show(Self.facts(of: viewModel)) }
    lifetime.observe(release) { $0.show(viewModel.latestRelease.map(Self.release) ?? []) }
    lifetime.bindVisibility(of: release) { viewModel.latestRelease != nil }
    lifetime.observe(homepage) { $0.show(viewModel.homepage.map { [Self.run($0)] } ?? []) }
    lifetime.bindVisibility(of: homepage) { viewModel.homepage != nil }
    lifetime.observe(topics) {
      $0.show(Array(viewModel.topics.map { [Self.run($0)] }.joined(separator: [TextRun("  ")])))
    }
    lifetime.bindVisibility(of: topics) { !viewModel.topics.isEmpty }
    lifetime.observe(languages) { $0.show(viewModel.languages) }
    lifetime += files.onClick { viewModel.viewCode() }
    lifetime.bindSensitivity(of: files) { viewModel.ref != nil }
    lifetime.bind(refs.button, to: viewModel.selectBranchOrTagCommand)
    lifetime.observe(refs) { $0.show(viewModel.ref) }
    lifetime.bind(star.button, to: viewModel.starCommand)
    lifetime.observe(star) {
      $0.show(viewModel.repository?.stars ?? 0, isStarred: viewModel.isStarred)
    }
  }

  isolated deinit {}

  private static func counts(of viewModel: RepositoryViewModel) -> [TextRun] {
    let counts = viewModel.counts.map { [TextRun($0.text, link: viewModel.address(of: $0))] }
    return Array(counts.joined(separator: [TextRun("  ·  ")]))
  }

  private static func facts(of viewModel: RepositoryViewModel) -> [TextRun] {
    guard let repository = viewModel.repository else { return [] }
    let license = viewModel.license.map { TextRun($0.displayed(limit: 300), link: "license") }
    return RepositoryFacts.all(of: repository, license: license, updated: viewModel.updated)
  }

  private static func release(_ release: RepositoryLink) -> [TextRun] {
    (release.label.map { [TextRun("\($0) ")] } ?? []) + [run(release)]
      + (release.detail.map { [TextRun("  ·  \($0)")] } ?? [])
  }

  private static func run(_ link: RepositoryLink) -> TextRun {
    TextRun(link.title.displayed(limit: 300), link: link.address)
  }
}
