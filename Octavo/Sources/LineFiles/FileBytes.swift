import Glibc

/// The bytes of a file, which another task may still be writing.
///
/// The file stays readable until the last reference to this object is released, also if it is
/// renamed or removed meanwhile.
public final class FileBytes: Sendable {
  private let descriptor: Int32

  /// Opens a file; `nil` if it is missing or cannot be read.
  public init?(path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The number of bytes that the file has now.
  public var count: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Reads a range; the result is shorter where the file ends, and empty if it cannot be read.
  public func read(_ range: Range<Int>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]
        )
        let read = pread(
          descriptor,
          rest.baseAddress,
          range.count - count,
          off_t(range.lowerBound + count)
        )
        if read < 0, errno == EINTR { continue }
        guard read > 0 else { break }
        count += read
      }
    }
  }
}
