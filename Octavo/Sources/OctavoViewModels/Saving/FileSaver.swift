/// The files of the user on this machine, to which others are added.
public protocol FileSaver: AnyObject {
  /// Returns the place that is suggested for a name: in the folder of the user's downloads.
  func suggestion(for name: String) async -> String

  /// Finds the place that a text of the user names.
  ///
  /// `~` is the home folder, and a path that does not begin at the root begins in the folder of
  /// downloads. A folder is the place for a file with the suggested name.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The suggested name.
  /// - Returns: The place.
  /// - Throws: ``SaveFailure``.
  func place(at text: String, for name: String) async throws -> SavePlace

  /// Makes a job that saves bytes as the account that is active now; nothing is requested yet.
  func job(for content: SavedContent) -> any SaveJob
}

/// The work on one file, which is incomplete until it is stored.
public protocol SaveJob: AnyObject {
  /// Whether the bytes that have arrived are of use to a further call of ``receive(at:show:)``.
  var canContinue: Bool { get }

  /// Receives the bytes, after those that have arrived before, to an incomplete file beside the
  /// place.
  ///
  /// When it throws an error, the incomplete file stays if the job can continue. Otherwise it is
  /// removed.
  ///
  /// - Parameters:
  ///   - place: The place; the same in each call.
  ///   - show: Receives the progress, in portions.
  /// - Throws: ``SaveFailure``, `APIError`, or `CancellationError` after ending the request.
  func receive(
    at place: SavePlace,
    show: @escaping @MainActor (SaveProgress) -> Void
  ) async throws

  /// Gives the complete file its name.
  ///
  /// - Parameters:
  ///   - place: A place in the folder of the incomplete file.
  ///   - replacing: Whether a file that has the name is replaced.
  /// - Throws: ``SaveFailure``, `.taken` without an effect if a file has the name.
  func store(at place: SavePlace, replacing: Bool) async throws

  /// Removes the incomplete file.
  func remove() async
}
