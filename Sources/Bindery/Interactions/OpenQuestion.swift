/// A question of an ``Interaction`` while its handlers run.
@MainActor
final class OpenQuestion {
  /// The question whose handler runs in this task.
  @TaskLocal static var current: OpenQuestion?

  /// Whether the question of this task was asked by the handler of another one that is still open.
  static var isNested: Bool { current.map { $0.isOpen && $0.isNested } ?? false }

  private var isOpen = true
  private let isNested: Bool

  /// Makes the question that is asked in this task.
  init() { isNested = Self.current?.isOpen ?? false }

  deinit {}

  /// Notes that the question has been answered.
  func close() { isOpen = false }
}
