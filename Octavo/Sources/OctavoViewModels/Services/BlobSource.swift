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

  /// Searches the next part of a file, off the main actor.
  ///
  /// - Returns: Whether all lines that have arrived are searched.
  func search(_ matches: inout LargeMatches) async -> Bool
}
