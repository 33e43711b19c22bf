@testable import OctavoViewModels

/// A folder in memory, to which a test lets bytes arrive.
final class FakeFileSaver: FileSaver {
  /// The names of the files that exist in `~/Downloads`.
  var names: Set<String> = []
  /// The jobs that were made, in order.
  private(set) var jobs: [FakeSaveJob] = []
  /// The problems of the next places.
  var problems: [SaveFailure] = []

  func suggestion(for name: String) async -> String { "~/Downloads/\(name)" }

  func place(at text: String, for name: String) async throws -> SavePlace {
    if !problems.isEmpty { throw problems.removeFirst() }
    let last = text.split(separator: "/").last.map(String.init) ?? name
    let isTaken = names.contains(last)
    return SavePlace(
      path: "/home/ada/Downloads/\(last)",
      title: "~/Downloads/\(last)",
      isTaken: isTaken,
      freeName: isTaken ? SafeFileName.name(last, numbered: 2) : last
    )
  }

  func job(for content: SavedContent) -> any SaveJob {
    let job = FakeSaveJob(content, self)
    jobs.append(job)
    return job
  }
}

/// A job whose steps a test decides.
final class FakeSaveJob: SaveJob {
  let content: SavedContent
  var canContinue = false
  /// Holds the bytes back.
  let gate = Gate()
  /// The errors of the next attempts.
  var failures: [any Error] = []
  /// The number of attempts.
  private(set) var attempts = 0
  /// Whether the incomplete file was removed.
  private(set) var isRemoved = false
  /// The places where the file was stored, and whether it replaced another.
  private(set) var stored: [String] = []
  private let saver: FakeFileSaver
  private var show: @MainActor (SaveProgress) -> Void = { _ in }

  init(_ content: SavedContent, _ saver: FakeFileSaver) {
    self.content = content
    self.saver = saver
  }

  /// Reports the progress.
  func show(_ received: Int, of total: Int?) {
    show(SaveProgress(received: received, total: total))
  }

  func receive(
    at place: SavePlace,
    show: @escaping @MainActor (SaveProgress) -> Void
  ) async throws {
    attempts += 1
    self.show = show
    try await gate.wait()
    if !failures.isEmpty { throw failures.removeFirst() }
  }

  func store(at place: SavePlace, replacing: Bool) async throws {
    guard replacing || !saver.names.contains(place.name) else { throw SaveFailure.taken }
    saver.names.insert(place.name)
    stored.append(replacing ? "\(place.title) (replaced)" : place.title)
  }

  func remove() async { isRemoved = true }
}
