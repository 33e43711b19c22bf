import BinderyTesting
import Testing

private struct Filter: Equatable {
  var word = ""
  var isStrict = false
}

private class ListViewModel: ViewModel {
  @MutableProperty var query = ""

  isolated deinit {}
}

private final class SearchViewModel: ListViewModel {
  @MutableProperty private(set) var isSearching = false
  @MutableProperty var filter = Filter()
  @MutableProperty var limit: Int?
  @MutableProperty private(set) var callbacks: [() -> Void] = []
  @Computed({ (viewModel: SearchViewModel) in "\(viewModel.query)!" }) var title

  isolated deinit {}

  func search(_ query: String) {
    self.query = query
    isSearching = true
  }

  func add() { callbacks.append {} }
}

struct ViewModelRecorderTests {
  private let viewModel = SearchViewModel()

  @Test func `changes are expected one by one, those of superclasses too`() async throws {
    try await recordChanges(of: viewModel) { changes in
      viewModel.search("a")
      try changes.expect("query", from: "", to: "a")
      try changes.expect("title", from: "!", to: "a!")
      try changes.expect("isSearching", from: false, to: true)
      viewModel.search("b")
      try changes.expect("query", from: "a", to: "b")
      try changes.expect("title", from: "a!", to: "b!")
    }
  }

  // C41
  @Test func `an unexpected change fails and is shown line by line`() async {
    let failure = await failure {
      try await recordChanges(of: viewModel) { _ in viewModel.filter.isStrict = true }
    }

    #expect(
      failure == """
        These changes were not expected:
        filter
          ▿ BinderyTestingTests.(unknown context at $).Filter
            - word: ""
        -   - isStrict: false
        +   - isStrict: true
        """
    )
  }

  @Test func `a different change is shown beside the expected one`() async {
    let failure = await failure {
      try await recordChanges(of: viewModel) { changes in
        viewModel.search("a")
        try changes.expect("isSearching", from: false, to: true)
      }
    }

    #expect(
      failure == """
        The next change is another one.
          expected  isSearching: false → true
          happened  query: “” → “a”
        """
    )
  }

  @Test func `an unexpected change of a scalar is shown as its values`() async {
    let failure = await failure {
      try await recordChanges(of: viewModel) { _ in
        viewModel.search("a")
        viewModel.limit = 3
      }
    }

    #expect(
      failure == """
        These changes were not expected:
        query: “” → “a”
        title: “!” → “a!”
        isSearching: false → true
        limit: nil → 3
        """
    )
  }

  @Test func `a scalar that changes to another value is shown as its values`() async {
    let failure = await failure {
      try await recordChanges(of: viewModel) { changes in
        viewModel.query = "a"
        try changes.expect("query", from: "", to: "b")
      }
    }

    #expect(
      failure == """
        The next change is another one.
          expected  query: “” → “b”
          happened  query: “” → “a”
        """
    )
  }

  @Test func `a structure that changes to another value is shown line by line`() async {
    let failure = await failure {
      try await recordChanges(of: viewModel) { changes in
        viewModel.filter.isStrict = true
        try changes.expect("filter", from: Filter(), to: Filter(word: "b", isStrict: true))
      }
    }

    #expect(
      failure == """
        “filter” changed in another way (- expected, + happened).
        From:
          ▿ BinderyTestingTests.(unknown context at $).Filter
            - word: ""
            - isStrict: false
        To:
          ▿ BinderyTestingTests.(unknown context at $).Filter
        -   - word: "b"
        +   - word: ""
            - isStrict: true
        """
    )
  }

  @Test func `an expected change that is not made is a failure`() async {
    let failure = await failure {
      try await recordChanges(of: viewModel) { try $0.expect("query", from: "", to: "b") }
    }

    #expect(failure == "Nothing more has changed; expected was\n  query: “” → “b”")
  }

  @Test func `an unknown property name is a failure that lists the known names`() async {
    let failure = await failure {
      try await recordChanges(of: viewModel) { try $0.expect("qeury", from: "", to: "b") }
    }

    #expect(
      failure == "There is no recorded property “qeury”. "
        + "There are: callbacks, filter, isBeside, isSearching, limit, phase, query, title."
    )
  }

  @Test func `writing an equal value is no change if it is Equatable`() async {
    let failure = await failure {
      try await recordChanges(of: viewModel) { changes in
        viewModel.query = ""
        try changes.expectNothingMore()
        viewModel.add()
        #expect(changes.unexpected.count == 1)
      }
    }

    #expect(failure?.contains("callbacks") == true)
  }

  @Test func `a recorder does not record the changes of another view model`() async throws {
    let other = SearchViewModel()

    try await recordChanges(of: viewModel) { changes in
      try await recordChanges(of: other) { others in
        viewModel.query = "a"
        other.query = "b"
        try others.expect("query", from: "", to: "b")
        try others.expect("title", from: "!", to: "b!")
      }
      try changes.expect("query", from: "", to: "a")
      try changes.expect("title", from: "!", to: "a!")
    }
  }

  private func failure(_ body: () async throws -> Void) async -> String? {
    do { try await body() } catch { return "\(error)".replacing(/at \$[0-9a-f]+/, with: "at $") }
    return nil
  }
}
