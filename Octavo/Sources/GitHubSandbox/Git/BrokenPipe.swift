import Glibc

/// The signal that a write to a process that has ended would send to this one.
enum BrokenPipe {
  /// Lets such a write fail instead; NIO does the same when it opens its first socket.
  static let isIgnored: Bool = {
    signal(SIGPIPE, SIG_IGN)
    return true
  }()
}
