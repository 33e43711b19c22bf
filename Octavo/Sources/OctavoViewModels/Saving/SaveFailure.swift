/// The reason why a file could not be saved; the server's reasons are an `APIError`.
public nonisolated enum SaveFailure: FailureWithMessage, Sendable, Hashable {
  /// The disk has too little space.
  case diskFull
  /// The file is longer than files of the disk can be.
  case fileTooLarge
  /// The user may not write to the folder.
  case forbidden(folder: String)
  /// The folder is on a disk that is read only.
  case readOnly(folder: String)
  /// The folder does not exist, or is a file.
  case missingFolder(String)
  /// A folder has the name.
  case isFolder(String)
  /// The name is too long, or cannot be one.
  case invalidName
  /// A file with this name exists.
  case taken
  /// Another reason, in the words of the system.
  case other(String)

  /// One sentence for the user.
  var message: String {
    switch self {
    case .diskFull: "There is not enough space on the disk."
    case .fileTooLarge: "The file is too large for this disk."
    case .forbidden(let folder): "You don’t have permission to write to “\(folder)”."
    case .readOnly(let folder): "“\(folder)” is read-only."
    case .missingFolder(let folder): "The folder “\(folder)” does not exist."
    case .isFolder(let name): "“\(name)” is a folder."
    case .invalidName: "A file cannot have this name."
    case .taken: "A file with this name already exists."
    case .other(let text): "The disk reported a problem: \(text)."
    }
  }
}
