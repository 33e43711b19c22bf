import Glibc
import OctavoViewModels

/// An incomplete file: hidden, beside the place that it gets when it is complete.
actor PartFile {
  private let path: String
  private var descriptor: Int32
  /// The number of bytes that have been written.
  private(set) var count = 0

  /// Makes an empty file that no other download writes to.
  ///
  /// - Throws: ``SaveFailure``.
  init(beside place: SavePlace) throws(SaveFailure) {
    let stem = SavePlace.partStem(of: place.name)
    for number in 1...100 {
      let mark = number == 1 ? "" : ".\(number)"
      let path = "\(place.folder)/.\(stem)\(mark).part"
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
      if descriptor >= 0 {
        self.path = path
        self.descriptor = descriptor
        return
      }
      guard errno == EEXIST else { throw SaveFailure(errno, at: place.path) }
    }
    throw .taken
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Continues after so many bytes, and forgets all others.
  ///
  /// - Throws: ``SaveFailure``, `.diskFull` if the disk has not enough space for `total` bytes.
  func begin(at offset: Int, total: Int?) throws(SaveFailure) {
    guard offset <= count else { throw .other("the server sent another part of the file") }
    if let total { try checkSpace(for: total - offset) }
    guard ftruncate(descriptor, off_t(offset)) == 0,
      lseek(descriptor, off_t(offset), SEEK_SET) >= 0
    else { throw SaveFailure(errno, at: path) }
    count = offset
  }

  /// Writes the next bytes.
  ///
  /// - Throws: ``SaveFailure``.
  func write(_ bytes: some Sequence<UInt8>) throws(SaveFailure) {
    let bytes = ContiguousArray(bytes)
    var written = 0
    while written < bytes.count {
      let result = bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        return Glibc.write(descriptor, rest.baseAddress, rest.count)
      }
      if result < 0, errno == EINTR { continue }
      guard result > 0 else { throw SaveFailure(errno, at: path) }
      written += result
    }
    count += written
  }

  /// Writes everything to the disk.
  ///
  /// - Throws: ``SaveFailure``.
  func finish() throws(SaveFailure) {
    guard fsync(descriptor) == 0 else { throw SaveFailure(errno, at: path) }
  }

  /// Gives the file its name.
  ///
  /// - Throws: ``SaveFailure``, `.taken` if it is not to replace the file that has the name.
  func store(as target: String, replacing: Bool) throws(SaveFailure) {
    if replacing {
      guard rename(path, target) == 0 else { throw SaveFailure(errno, at: target) }
    } else if link(path, target) == 0 {
      // A link fails where a file has the name, also one that has appeared meanwhile.
      unlink(path)
    } else if [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) {
      try reserve(target)
    } else {
      throw SaveFailure(errno, at: target)
    }
  }

  /// Removes the file, unless it has got its name.
  func remove() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
    unlink(path)
  }

  /// Gives the file its name on a disk without links, such as a memory stick.
  private func reserve(_ target: String) throws(SaveFailure) {
    let reserved = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard reserved >= 0 else { throw SaveFailure(errno, at: target) }
    close(reserved)
    guard rename(path, target) == 0 else {
      let code = errno
      unlink(target)
      throw SaveFailure(code, at: target)
    }
  }

  private func checkSpace(for bytes: Int) throws(SaveFailure) {
    var disk = statvfs()
    guard fstatvfs(descriptor, &disk) == 0 else { return }
    let (free, isHuge) = UInt64(disk.f_bavail).multipliedReportingOverflow(
      by: UInt64(disk.f_frsize)
    )
    guard isHuge || bytes <= Int(clamping: free) else { throw .diskFull }
  }
}

nonisolated extension SavePlace {
  /// The beginning of a name that leaves room for the mark of an incomplete file.
  fileprivate static func partStem(of name: String) -> String {
    var stem = ""
    for scalar in name.unicodeScalars where stem.utf8.count + UTF8.width(scalar) <= 240 {
      stem.unicodeScalars.append(scalar)
    }
    return stem
  }
}
