import Glibc
import OctavoViewModels

nonisolated extension SaveFailure {
  /// Makes the failure of a system call on a file.
  init(_ code: Int32, at path: String) {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    self =
      switch code {
      case ENOSPC, EDQUOT: .diskFull
      case EFBIG: .fileTooLarge
      case EACCES, EPERM: .forbidden(folder: folder)
      case EROFS: .readOnly(folder: folder)
      case ENOENT, ENOTDIR: .missingFolder(folder)
      case EISDIR: .isFolder(String(path[path.index(after: slash)...]))
      case ENAMETOOLONG, EINVAL, EILSEQ: .invalidName
      case EEXIST: .taken
      default: .other(String(cString: strerror(code)))
      }
  }
}
