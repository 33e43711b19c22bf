import Glibc

/// Keeps a child from inheriting open files and sockets.
///
/// The server's sockets are not close-on-exec. A git that is kept running would hold the port after
/// the sandbox has stopped, and connections after they were closed.
enum CloseFrom {
  private typealias AddAction =
    @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>?, Int32) -> Int32

  /// glibc has had the function since 2.34, behind a macro that Swift's view of glibc leaves unset.
  private static let addAction: AddAction? = {
    let name = "posix_spawn_file_actions_addclosefrom_np"
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), name) else { return nil }
    // The type is that of its declaration in `spawn.h`.
    return unsafeBitCast(symbol, to: AddAction.self)
  }()

  /// Lets a child begin with no file of ours but its three standard ones.
  static func addAction(to actions: inout posix_spawn_file_actions_t) {
    if let addAction {
      _ = addAction(&actions, 3)
      return
    }
    // An older glibc: everything that is open now, which misses what opens in this very moment.
    for descriptor in 3..<Int32(clamping: min(sysconf(Int32(_SC_OPEN_MAX)), 4096)) {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
  }
}
