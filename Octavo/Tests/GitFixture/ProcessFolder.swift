public import Foundation
import Glibc

/// The folder of what several tests of a process read, and none changes.
public enum ProcessFolder {
  /// The folder, which is removed when the process exits.
  public static let url: URL = {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "octavo-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
    atexit { try? FileManager.default.removeItem(at: ProcessFolder.url) }
    return url
  }()
}
