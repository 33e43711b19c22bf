/// The standard error stream, which a program in a terminal does not draw on.
///
/// The standard library can print to the standard output only. The system call is declared here and
/// not imported, because this module imports nothing but the toolchain's own modules, and the
/// module of the C library has another name on each platform.
nonisolated struct StandardError: TextOutputStream {
  mutating func write(_ text: String) {
    var rest = text[...]
    // One call for a short text, so that lines of several threads do not mix.
    rest.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let start = unsafe bytes.baseAddress.map { unsafe $0 + written }
        let count = unsafe systemWrite(2, start, bytes.count - written)
        guard count > 0 else { return }
        written += count
      }
    }
  }
}

/// The function `write` of POSIX.
///
/// Swift passes an `Int32`, a pointer and an `Int`, and returns an `Int`, as C does.
@_silgen_name("write")
private nonisolated func systemWrite(
  _ descriptor: Int32,
  _ bytes: UnsafeRawPointer?,
  _ count: Int
) -> Int
