import CDispatch
import Glibc

extension GitProcess {
  static let noSignal = Int32(MSG_NOSIGNAL)

  /// A git that has been silent for this long is given up.
  private static let patience = timeval(tv_sec: 120, tv_usec: 0)

  static func socketPair() throws(GitFailure) -> (ours: Int32, theirs: Int32) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw GitFailure(reason: .unavailable, command: "socketpair")
    }
    var patience = patience
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    setsockopt(ends[0], SOL_SOCKET, SO_SNDTIMEO, &patience, size)
    return (ends[0], ends[1])
  }

  static func spawn(
    _ arguments: [String],
    environment: [String],
    output: Int32,
    errors: Int32?
  ) throws(GitFailure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    if let errors {
      posix_spawn_file_actions_adddup2(&actions, errors, 2)
    } else {
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    CloseFrom.addAction(to: &actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    detachFromTerminal(&attributes)

    var process: pid_t = 0
    let vector = arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { (vector + variables).forEach { free($0) } }
    let result = posix_spawnp(&process, "git", &actions, &attributes, vector, variables)
    guard result == 0 else { throw GitFailure(reason: .unavailable, command: "git") }
    return process
  }

  /// Gives git default signal handling and a process group of its own, so that Ctrl-C in the
  /// terminal reaches the program that owns the terminal and no reader behind its back.
  private static func detachFromTerminal(_ attributes: inout posix_spawnattr_t) {
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }
}
