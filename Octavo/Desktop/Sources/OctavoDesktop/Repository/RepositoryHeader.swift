import BinderyGTK
import GitHubValues
import OctavoViewModels

/// The description and the counts of a repository, and the buttons below them.
@MainActor
final class RepositoryHeader: Widget {
  /// The button that opens the files.
  let files: Button

  init(_ viewModel: RepositoryViewModel, _ lifetime: Lifetime) {
    files = Button(viewModel.actions.action("files")?.title ?? "")
    let about = Label("", .wrapping)
    let counts = Label("", .wrapping)
    let facts = Label("", .wrapping)
    let topics = Label("", .wrapping)
    let refs = RefButton()
    let star = StarButton()
    let card = Box(.vertical, spacing: 6, [about, counts, facts, topics])
    let buttons = Box(.horizontal, spacing: 6, [files, refs, star])
    let column = Box(.vertical, spacing: 18, [card, buttons])
    super.init(column.pointer(), holding: [column])
    about.addStyle("title-4")
    for label in [facts, topics] { label.addStyle("dim-label") }
    files.addStyle("suggested-action")
    lifetime.bind(about) { viewModel.repository?.description ?? "" }
    lifetime.bindVisibility(of: about) { viewModel.repository?.description?.isEmpty == false }
    lifetime.bind(counts) { viewModel.counts.map(\.text).joined(separator: "  ·  ") }
    lifetime.bind(facts) {
      viewModel.repository.map { Facts.all(of: $0, updated: viewModel.updated) } ?? ""
    }
    lifetime.bind(topics) {
      viewModel.repository?.topics.prefix(12).map { "#\($0)" }.joined(separator: "  ") ?? ""
    }
    lifetime.bindVisibility(of: topics) { viewModel.repository?.topics.isEmpty == false }
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
}
