public import BinderyNavigation

/// The files that the user writes, in the folder of the configuration.
public protocol UserFiles: AnyObject {
  /// Observes a file.
  ///
  /// - Parameter name: The name of the file.
  /// - Returns: A producer that sends the present contents at each start, then those after each
  ///   change.
  func contents(of name: String) -> SignalProducer<UserFileContents, Never>

  /// Returns the path of a file, whether it exists or not; `nil` without a folder.
  func path(of name: String) -> String?
}

/// The contents of a file that the user writes.
public nonisolated enum UserFileContents: Sendable, Equatable {
  /// No such file exists.
  case missing
  /// The file is not a text, is too large or cannot be opened.
  case unreadable
  /// The text of the file.
  case text(String)
}
