import CDispatch
import Dispatch
import Glibc

/// The metadata of a file, read without opening it.
struct FileStatus {
  private let status: stat

  /// Reads the metadata of a file, or of a link itself unless links are followed.
  init?(path: String, followsLinks: Bool = true) {
    var status = stat()
    let result = followsLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { return nil }
    self.status = status
  }

  var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }

  var isSymbolicLink: Bool { status.st_mode & S_IFMT == S_IFLNK }

  /// The time of the last write, in seconds since 1970.
  var modified: Int { status.st_mtim.tv_sec }

  /// The number of bytes.
  var length: Int { Int(status.st_size) }

  /// Numbers of which at least one changes when the file does.
  var mark: [Int] {
    [
      Int(truncatingIfNeeded: status.st_ino), status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
      Int(status.st_size),
    ]
  }
}
