/// The reason why the user's editor has changed nothing.
public nonisolated enum EditorFailure: Error, Equatable {
  /// The editor has ended with a status other than zero.
  case ended(status: Int32)
  /// The text cannot be written to a file, or read back from it.
  case file
  /// The file of the editor is no text in UTF-8.
  case encoding
}

nonisolated extension EditorFailure: FailureWithMessage {
  var message: String {
    switch self {
    case .ended(127): "The editor was not found. Set VISUAL or EDITOR to its command."
    case .ended(let status): "The editor ended with status \(status). Your text is unchanged."
    case .file: "The file for the editor could not be written or read. Your text is unchanged."
    case .encoding: "The editor saved something other than UTF-8. Your text is unchanged."
    }
  }
}
