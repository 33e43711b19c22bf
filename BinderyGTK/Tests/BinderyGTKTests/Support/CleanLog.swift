import BinderyGTK
import Testing

/// Fails a test during which GTK complained of anything.
struct CleanLog: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
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
  /// Fails a test during which GTK complained of anything.
  static var cleanLog: Self { Self() }
}

/// All tests, one after the other: there is one display.
@Suite(.serialized, .cleanLog, .timeLimit(.minutes(20)))
struct BinderyGTKTests {}
