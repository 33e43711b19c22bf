import Glibc

/// The memory of the program that the system writes to a file after a crash.
public nonisolated enum CoreDumps {
  /// Prevents such files, because they would hold the token.
  public static func disable() {
    var limit = rlimit(rlim_cur: 0, rlim_max: 0)
    _ = setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
  }
}
