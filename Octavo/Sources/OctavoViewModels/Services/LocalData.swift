/// The data on this machine that can be fetched again: local copies, responses and pictures.
public protocol LocalData: AnyObject {
  /// Returns the bytes that it takes on disk; `nil` if it is kept in memory only.
  func size() async -> Int?

  /// Returns the bytes of the documents that were shown once and can be shown without the server.
  func documentSize() async -> Int

  /// Returns the bytes of the files that were put aside because they could not be used.
  func asideSize() async -> Int

  /// Deletes the files that were put aside.
  ///
  /// - Returns: Whether all of them were deleted.
  func removeAside() async -> Bool

  /// Deletes the data of the account that is logged in, and all pictures.
  ///
  /// Tokens, preferences, recent searches and pending requests stay.
  ///
  /// - Returns: Whether all of it was deleted.
  func clear() async -> Bool
}
