import Bindery

/// A view model of a library, whose users see what is public.
public final class GreeterViewModel: ViewModel {
  /// The name of the user.
  @MutableProperty public var name = ""
  /// The titles found last.
  @MutableProperty public private(set) var books: [String] = []
  /// The greeting, which follows the name.
  @Computed({ (viewModel: GreeterViewModel) in "Hello \(viewModel.name)" }) public var greeting
  /// Changes the name.
  public private(set) lazy var rename: Command<String, Void> = command { viewModel, name in
    viewModel.name = name
  }
  /// Asks for the books again.
  public private(set) lazy var reload = command(.latest, when: { !$0.name.isEmpty }) { viewModel in
    try await viewModel.askForBooks()
  }
  private let library = Library()

  public override init() {
    super.init()
    whenActivated { viewModel, _ in viewModel.reload.execute() }
    reload.onValue(self) { viewModel, books in viewModel.books = books }
  }

  private func askForBooks() async throws -> [String] { try await library.books().map(\.title) }
}
