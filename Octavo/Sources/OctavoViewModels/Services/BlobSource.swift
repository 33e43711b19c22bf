public import LineFiles

/// The contents of files of any size, which are never in memory as a whole.
public protocol BlobSource: AnyObject {
  /// Reads a blob, which is requested unless this machine has it, and passes its lines to a closure
  /// as they arrive.
  ///
  /// The last call of the closure has a complete text. A closure that returns `false` ends the
  /// request, and no further call follows.
  ///
  /// - Throws: `APIError`, or `CancellationError` after ending the request.
  func read(_ blob: Blob, show: @escaping @MainActor (LargeText) -> Bool) async throws

  /// Reads the log of a job, and passes its lines to a closure as they arrive, with the number of
  /// bytes before the first one.
  ///
  /// A server that does not permit to ask for the end of a log sends all of it. The log is not
  /// kept. A closure that returns `false` ends the request.
  ///
  /// - Throws: `APIError`, with `.gone` for a log that was deleted and `.tooLarge` for one of more
  ///   than ``JobLog/limit`` bytes, or `CancellationError` after ending the request.
  func read(
    _ log: JobLog,
    show: @escaping @MainActor (_ text: LargeText, _ skipped: Int) -> Bool
  ) async throws

  /// Searches the next part of a file, off the main actor.
  ///
  /// - Returns: Whether all lines that have arrived are searched.
  func search(_ matches: inout LargeMatches) async -> Bool
}
