public import BinderyNavigation
public import GitHubValues

/// The files that are being saved and the repositories that are being copied, whichever screens are
/// shown.
public final class Downloads {
  /// The files that are being saved or could not be, in the order in which they were begun.
  @MutableProperty public private(set) var all: [Download] = []

  /// The progress of the copies that are being made, by repository.
  @MutableProperty public internal(set) var copies: [GitHub.RepositoryName: OfflineProgress] = [:]
  /// The copies that are being made.
  var copyTasks: [GitHub.RepositoryName: Task<Void, Never>] = [:]

  init() {}

  deinit {}

  /// The files whose bytes are arriving.
  public var running: [Download] { all.filter { $0.state == .running } }

  /// The number of files and copies that are under way.
  public var count: Int { running.count + copies.count }

  /// The line about what is under way; `nil` for nothing.
  public var status: String? {
    let lines = [savingStatus, copyStatus].compactMap(\.self)
    return lines.isEmpty ? nil : lines.joined(separator: " · ")
  }

  private var savingStatus: String? {
    let running = running
    guard let first = running.first else { return nil }
    if running.count == 1 { return Strings.saving(first.place.name, first.measure) }
    let total = running.reduce(SaveProgress(total: 0)) { sum, download in
      let (progress, rest) = (sum, download.progress)
      return SaveProgress(
        received: progress.received + rest.received,
        total: progress.total.flatMap { total in rest.total.map { total + $0 } }
      )
    }
    return Strings.saving("\(running.count) files", Strings.measure(of: total))
  }

  /// Begins an attempt, which does not end with the task of the caller.
  func begin(_ download: Download, _ attempt: @escaping @MainActor () async -> Void) {
    if !all.contains(where: { $0 === download }) { all.append(download) }
    download.state = .running
    download.attempt = Task.immediate { await attempt() }
  }

  /// Removes a file from the list.
  func remove(_ download: Download) { all.removeAll { $0 === download } }

  /// Ends an attempt, or gives up a file that could not be saved; nothing is left of it.
  public func cancel(_ download: Download) {
    guard let attempt = download.attempt, download.state != .done else { return }
    let hasFailed = download.state != .running
    download.state = .cancelled
    remove(download)
    attempt.cancel()
    // A failed attempt has ended, and leaves the file to the next one.
    if hasFailed { Task.immediate { await download.job.remove() } }
  }

  /// Ends the attempts and copies that are under way.
  public func cancelAll() {
    for download in untracked({ running }) { cancel(download) }
    for copy in copyTasks.values { copy.cancel() }
  }

  /// Ends all attempts and copies, and waits until nothing is left of them but what a copy has
  /// stored.
  public func end() async {
    let (ended, copies) = (all, copyTasks.values)
    for copy in copies { copy.cancel() }
    for download in ended { cancel(download) }
    for download in ended {
      await download.attempt?.value
      await download.job.remove()
    }
    for copy in copies { await copy.value }
  }
}
