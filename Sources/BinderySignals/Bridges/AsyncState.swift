/// The state of a value that asynchronous work derives from something else.
///
/// The last value is kept while the next one is loaded, and after a failure.
///
/// ```swift
/// label.text =
///   switch viewModel.books {
///   case .idle: ""
///   case .loading: "Searching…"
///   case .loaded(let books): "\(books.count) books"
///   case .failed: "Could not load"
///   }
/// ```
///
/// `derive(from:_:)` makes the states.
public nonisolated enum AsyncState<Value> {
  /// The state before any work has been started.
  case idle
  /// The work is running; the value of the work before, if there is one.
  case loading(previous: Value?)
  /// The work has returned a value.
  case loaded(Value)
  /// The work has failed; the value of the work before, if there is one.
  case failed(any Error, previous: Value?)

  /// The last value, or `nil` before the first.
  public var value: Value? {
    switch self {
    case .idle: nil
    case .loading(let previous), .failed(_, let previous): previous
    case .loaded(let value): value
    }
  }

  /// Whether the work is running.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// The failure of the last work, if it has failed.
  public var error: (any Error)? {
    if case .failed(let error, _) = self { error } else { nil }
  }
}

nonisolated extension AsyncState: Sendable where Value: Sendable {}
