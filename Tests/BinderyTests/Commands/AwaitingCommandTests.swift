import Bindery
import BinderyTesting
import Testing

private actor Library {
  private var titles = ["High Tide"]

  func add(_ title: String) { titles.append(title) }

  func all() -> [String] { titles }
}

private final class ShelfViewModel: ViewModel {
  @MutableProperty var isOpen = true
  @MutableProperty private(set) var books: [String] = []
  let library = Library()

  private(set) lazy var pause = command(when: { $0.isOpen }) { viewModel in
    try await Task.sleep(for: .zero)
    viewModel.books = ["after a pause"]
  }

  private(set) lazy var load = command(when: { $0.isOpen }) { viewModel in
    viewModel.books = await viewModel.library.all()
  }

  private(set) lazy var add: Command<String, Int> = command { viewModel, title in
    await viewModel.library.add(title)
    return await viewModel.library.all().count
  }

  private(set) lazy var addAll: Command<[String], Int> = command { viewModel, titles, execution in
    for title in titles { await viewModel.library.add(title) }
    execution.report(progress: 0.5)
    return await viewModel.library.all().count
  }
}

/// Commands that are initial values, and whose bodies await code of no actor or of another actor.
struct AwaitingCommandTests {
  @Test func `the body of an initial value sleeps`() async throws {
    let viewModel = ShelfViewModel()

    try await viewModel.pause()

    #expect(viewModel.books == ["after a pause"])
  }

  @Test func `the body of an initial value awaits an actor`() async throws {
    let viewModel = ShelfViewModel()

    let count = try await viewModel.add("Low Tide")
    let all = try await viewModel.addAll(["Spring", "Fair Winds"])
    try await viewModel.load()

    #expect([count, all] == [2, 4])
    #expect(viewModel.books == ["High Tide", "Low Tide", "Spring", "Fair Winds"])
  }

  @Test func `the condition of such a command is observed`() async {
    let viewModel = ShelfViewModel()

    viewModel.isOpen = false

    #expect(!viewModel.load.isEnabled)
    #expect(!viewModel.load.execute())
  }

  @Test func `a command that is made off the main actor ends the program`() async {
    await #expect(processExitsWith: .failure) {
      let viewModel = await ViewModel()
      await Task.detached { _ = viewModel.command { (_: ViewModel) async in } }.value
    }
  }
}
