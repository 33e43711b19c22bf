public import BinderyNavigation

/// The files that are being saved, whichever screens are shown.
public final class Downloads {
  /// The files that are being saved or could not be, in the order in which they were begun.
  @MutableProperty public private(set) var all: [Download] = []

  init() {}

  deinit {}

  /// The files whose bytes are arriving.
  public var running: [Download] { all.filter { $0.state == .running } }

  /// The line about the files whose bytes are arriving; `nil` for none.
  public var status: String? {
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

  /// Ends all attempts, and waits until nothing is left of them.
  public func end() async {
    let ended = all
    for download in ended { cancel(download) }
    for download in ended {
      await download.attempt?.value
      await download.job.remove()
    }
  }
}
