import Foundation
import OctavoViewModels

nonisolated extension CloneOperation {
  /// Finds the operation that has left its files in git’s folder of a work tree; `nil` for none.
  init?(in gitFolder: String) {
    let folder = URL(filePath: gitFolder, directoryHint: .isDirectory)
    func exists(_ name: String) -> Bool {
      FileManager.default.fileExists(atPath: folder.appending(path: name).path)
    }
    if exists("rebase-merge") {
      self = .rebase
    } else if exists("rebase-apply") {
      self = exists("rebase-apply/applying") ? .applyMail : .rebase
    } else if exists("MERGE_HEAD") {
      self = .merge
    } else if exists("CHERRY_PICK_HEAD") {
      self = .cherryPick
    } else if exists("REVERT_HEAD") {
      self = .revert
    } else if exists("sequencer/todo") {
      self = Self.sequence(folder.appending(path: "sequencer/todo"))
    } else if exists("BISECT_LOG") {
      self = .bisect
    } else {
      return nil
    }
  }

  /// Returns the operation whose next step is the first of a list.
  private static func sequence(_ file: URL) -> Self {
    let text = try? String(contentsOf: file, encoding: .utf8)
    return text?.hasPrefix("revert") == true ? .revert : .cherryPick
  }
}
