package import BinderyGTK

/// A page of text with links.
package final class ManualViewModel: ViewModel, ContentViewModel, RestorablePage {
  @MutableProperty package private(set) var page: [TextRun]?
  @MutableProperty package var failure: String?
  /// The followed links.
  @MutableProperty package private(set) var links: [ContentLink] = []

  package private(set) lazy var refreshCommand = command(.latest) { viewModel in
    try await viewModel.load()
  }

  package var scrollPosition = PagePosition()
  package let title = "Manual"
  package var loadedTitle: ScreenTitle { .double(title, subtitle: "First edition") }
  private let load: () async throws -> [TextRun]

  package init(load: @escaping () async throws -> [TextRun] = { ManualViewModel.text }) {
    self.load = load
    super.init()
    refreshCommand.onValue(self) { viewModel, page in
      viewModel.page = page
      viewModel.failure = nil
    }
    followPage()
  }

  package func open(_ link: ContentLink) { links.append(link) }

  package nonisolated static let text = [
    TextRun("Binding a book", .strong),
    TextRun(" takes an evening. Fold the "),
    TextRun("signatures", .emphasis),
    TextRun(", sew them with "),
    TextRun("linen_thread(18/3)", .code),
    TextRun(", and press them overnight. The "),
    TextRun("next chapter", link: "glue.md"),
    TextRun(" is about glue, and the "),
    TextRun("guild", link: "https://example.org/guild"),
    TextRun(" answers questions."),
  ]
}
