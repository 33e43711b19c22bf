/// Returns free memory to the system once after pages were closed.
///
/// A list of GTK has widgets for some two hundred rows. What a closed page leaves between objects
/// that are still used is not returned by itself.
@MainActor
final class FreeMemoryReturn {
  private let pause: () async throws -> Void
  private let release: () async -> Void
  private var pages = 0
  /// The last pause, and the return after it.
  private(set) var task: Task<Void, Never>?

  /// Makes an object that has seen no page yet.
  ///
  /// - Parameters:
  ///   - pause: Returns when GTK has released the widgets of a closed page. The next closed page
  ///     cancels it.
  ///   - release: Returns the free memory.
  init(pause: @escaping () async throws -> Void, release: @escaping () async -> Void) {
    self.pause = pause
    self.release = release
  }

  /// Makes an object that trims the allocator three seconds after the last page was closed.
  convenience init() {
    self.init(
      pause: { try await Task.sleep(for: .seconds(3)) },
      release: { await Allocator.trim() }
    )
  }

  isolated deinit { task?.cancel() }

  /// Starts the pause again if there are fewer open pages than before.
  func pagesChanged(to count: Int) {
    defer { pages = count }
    guard count < pages else { return }
    task?.cancel()
    task = Task { [pause, release] in
      do {
        try await pause()
      } catch {
        return
      }
      if !Task.isCancelled { await release() }
    }
  }
}
