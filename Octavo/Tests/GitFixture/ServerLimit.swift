/// Lets few tests at once have servers and apps of their own.
///
/// All tests begin at once. Together they would have more open files than the 1,350 with which
/// Foundation's `Process` can crash.
public actor ServerLimit {
  private static let shared = ServerLimit()
  @TaskLocal private static var isInside = false

  private var free = 12
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits until few others run, then calls `body`; calls inside of it do not wait again.
  ///
  /// - Throws: The error of `body`.
  public static func run<Value>(_ body: () async throws -> Value) async throws -> Value {
    if isInside { return try await body() }
    await shared.enter()
    do {
      let value = try await $isInside.withValue(true) { try await body() }
      await shared.leave()
      return value
    } catch {
      await shared.leave()
      throw error
    }
  }

  private func enter() async {
    guard free == 0 else { return free -= 1 }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
