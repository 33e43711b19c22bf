import BinderyGTK
public import Testing

/// A trait that fails a test during which GTK has logged a message.
///
/// `GLibLog.collect()` at the start of the program collects the messages.
public nonisolated struct CleanLog: TestTrait, SuiteTrait, TestScoping {
  /// Applies to each test of a suite.
  public var isRecursive: Bool { true }

  /// Performs a test, and fails it if there are messages.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    _ = GLibLog.take()
    try await function()
    #expect(GLibLog.take() == [])
  }
}

extension Trait where Self == CleanLog {
  /// Fails a test during which GTK has logged a message.
  public nonisolated static var cleanLog: Self { Self() }
}
