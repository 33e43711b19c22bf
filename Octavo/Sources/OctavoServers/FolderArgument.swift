import Foundation

/// An argument as the name of a folder.
nonisolated struct FolderArgument {
  /// Whether the argument cannot be anything but a path of this machine: `.`, `./x`, `../x`, `~`.
  let isPath: Bool
  /// The folder, if there is one of that name; `nil` for `/OWNER`, which is always the account.
  let url: URL?

  /// Looks the folder up.
  ///
  /// - Parameters:
  ///   - text: The argument.
  ///   - directory: The folder that a relative path begins in.
  init(_ text: String, in directory: String = FileManager.default.currentDirectoryPath) {
    isPath =
      [".", "..", "~"].contains(text) || ["./", "../", "~/"].contains(where: text.hasPrefix)
    let isOwner = text.hasPrefix("/") && text.split(separator: "/").count < 2
    let path = isPath ? NSString(string: text).expandingTildeInPath : text
    let base = URL(filePath: directory, directoryHint: .isDirectory)
    let folder = URL(filePath: path, directoryHint: .isDirectory, relativeTo: base)
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    url = exists && isFolder.boolValue && !isOwner && !text.isEmpty ? folder : nil
  }
}
