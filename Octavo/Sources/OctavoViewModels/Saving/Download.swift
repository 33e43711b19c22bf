public import BinderyNavigation

/// A file that is being saved.
public final class Download: Identifiable {
  /// The state.
  public enum State: Equatable {
    /// The bytes are arriving.
    case running
    /// The file could not be saved, for this reason; it can be tried again.
    case failed(String)
    /// The file has its name.
    case done
    /// The user has ended it.
    case cancelled
  }

  /// The name and the content.
  public let request: SaveRequest
  /// The place of the file.
  @MutableProperty public internal(set) var place: SavePlace
  /// The state.
  @MutableProperty public internal(set) var state = State.running
  /// The part that has arrived.
  @MutableProperty public private(set) var progress: SaveProgress
  /// Whether a further attempt continues where the last one ended.
  public var canContinue: Bool { job.canContinue }
  let job: any SaveJob
  /// The attempt that is under way.
  var attempt: Task<Void, Never>?

  init(_ request: SaveRequest, at place: SavePlace, job: any SaveJob) {
    self.request = request
    self.job = job
    self.place = place
    progress = SaveProgress(total: request.size)
  }

  deinit {}

  /// The number of bytes that have arrived, and that of all: “12 MB of 100 MB”.
  public var measure: String { Strings.measure(of: progress) }

  /// The part that has arrived, from 0 to 1; `nil` if the number of all bytes is not known.
  public var fraction: Double? {
    progress.total.map { $0 > 0 ? min(1, Double(progress.received) / Double($0)) : 1 }
  }

  /// Receives the bytes.
  func receive() async throws {
    state = .running
    try await job.receive(at: place) { [weak self] progress in self?.show(progress) }
  }

  private func show(_ progress: SaveProgress) { self.progress = progress }
}
