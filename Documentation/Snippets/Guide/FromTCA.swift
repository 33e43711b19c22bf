import BinderyTesting
import Testing

final class CounterViewModel: ViewModel {
  @MutableProperty private(set) var count = 0
  @MutableProperty private(set) var fact: String?
  private let facts: @MainActor (Int) async throws -> String

  private(set) lazy var loadFact = command(.latest) { viewModel in
    try await viewModel.facts(viewModel.count)
  }

  init(facts: @escaping @MainActor (Int) async throws -> String) {
    self.facts = facts
    super.init()
    loadFact.onValue(self) { viewModel, fact in viewModel.fact = fact }
  }

  func increment() {
    count += 1
    fact = nil
  }
}

@MainActor
struct CounterTests {
  @Test func `a fact about the number is loaded`() async throws {
    let viewModel = CounterViewModel { "\($0) is a number." }

    try await recordChanges(of: viewModel) { changes in
      viewModel.increment()
      try changes.expect("count", from: 0, to: 1)
      viewModel.loadFact.execute()
      try changes.expect("loadFact.isExecuting", from: false, to: true)
      await settle()
      try changes.expect("loadFact.isExecuting", from: true, to: false)
      try changes.expect("loadFact.result", from: nil, to: "1 is a number.")
      try changes.expect("fact", from: nil, to: "1 is a number.")
    }
  }
}
