import CBinderyTerminal
import Foundation
import Testing

/// The real program in a terminal without a window.
final class TerminalProcess {
  /// glibc’s POSIX_SPAWN_SETSID, which its headers show to GNU sources only.
  private static let inSessionOfItsOwn: Int16 = 0x80

  /// The program that was built beside the tests.
  static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "octavo")

  /// Runs the program as a job of a shell, which says when the job has stopped, and continues it
  /// after a line.
  ///
  /// The first argument is the script of the job.
  private static let jobControl = """
    sh -c "$0" "$@"
    echo 'stopped by the shell'
    read -r line
    fg
    """

  private var ours: Int32
  private let theirs: Int32
  private let pid: pid_t
  /// The process of the program, which differs from `pid` if a shell runs it.
  private var job: pid_t
  /// The process that the script of the job has started before the program, if it names one.
  private(set) var child: pid_t?
  /// The terminal's mode before the program was there to change it.
  let modeBefore: termios
  /// Everything that the program has written.
  private(set) var output = ""

  /// Starts the program that was built beside the tests, as a job of a shell if `job` is its
  /// script.
  ///
  /// The script writes “process”, the number of the process, and a full stop.
  init(
    _ arguments: [String],
    environment: [String: String],
    job script: String? = nil,
    columns: Int32 = 100,
    rows: Int32 = 30
  ) throws {
    var ours: Int32 = -1
    theirs = bindery_pseudo_terminal(&ours)
    self.ours = ours
    try #require(theirs >= 0)
    _ = bindery_resize(ours, columns, rows)
    let device = try FileManager.default.destinationOfSymbolicLink(
      atPath: "/proc/self/fd/\(theirs)"
    )
    modeBefore = Self.mode(of: theirs)
    let shell = script.map { ["/bin/bash", "-m", "-c", Self.jobControl, $0] } ?? []
    pid = try Self.spawn(shell + [Self.program.path] + arguments, environment, on: device)
    job = pid
    guard script != nil else { return }
    try wait(#_sourceLocation) { number(after: "process") != nil }
    job = try #require(number(after: "process"))
    child = number(after: "child")
  }

  deinit {
    if job > 0 { kill(job, SIGKILL) }
    kill(pid, SIGKILL)
    if ours >= 0 { close(ours) }
    close(theirs)
  }

  var mode: termios { Self.mode(of: theirs) }

  /// The limits that the system has set for the program.
  var limits: String {
    get throws { try String(contentsOfFile: "/proc/\(pid)/limits", encoding: .utf8) }
  }

  /// Returns the number that the script of the job has written after a word and a space; a full
  /// stop ends it.
  private func number(after word: String) -> pid_t? {
    guard let end = output.range(of: "\(word) ")?.upperBound else { return nil }
    let digits = output[end...].prefix { $0 != "." }
    return digits.endIndex == output.endIndex ? nil : pid_t(digits)
  }

  func type(_ text: String) { _ = write(ours, text, text.utf8.count) }

  func send(_ signal: Int32) { kill(job, signal) }

  /// Closes the terminal, as closing its window does.
  func hangUp() {
    if ours >= 0 { close(ours) }
    ours = -1
  }

  /// Reads until the program has written a text, for ten minutes at most, which only end a hang.
  func wait(for text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait(sourceLocation) { output.contains(text) }
    output = String(output[(output.range(of: text)?.upperBound ?? output.endIndex)...])
  }

  /// Reads until the program has ended.
  ///
  /// - Returns: The status, or the signal that ended it plus 128.
  func waitForEnd(sourceLocation: SourceLocation = #_sourceLocation) throws -> Int32 {
    var status: Int32 = 0
    try wait(sourceLocation) { waitpid(pid, &status, WNOHANG) == pid }
    read()
    return status & 0x7F == 0 ? status >> 8 : 128 + status & 0x7F
  }

  private func wait(_ sourceLocation: SourceLocation, until condition: () -> Bool) throws {
    let end = ContinuousClock.now + .seconds(600)
    while !condition() {
      try #require(ContinuousClock.now < end, "\(output)", sourceLocation: sourceLocation)
      var ready = pollfd(fd: ours, events: Int16(POLLIN), revents: 0)
      poll(&ready, 1, 100)
      read()
    }
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Foundation.read(ours, &buffer, buffer.count)
      guard count > 0 else { return }
      output += String(decoding: buffer.prefix(count), as: UTF8.self)
    }
  }

  private static func mode(of terminal: Int32) -> termios {
    var mode = termios()
    tcgetattr(terminal, &mode)
    return mode
  }

  /// Starts a program in a session of its own, which makes the device its terminal.
  private static func spawn(
    _ command: [String],
    _ environment: [String: String],
    on device: String
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, device, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // As in a terminal, no signal is ignored, whatever the shell that started the tests ignores.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, inSessionOfItsOwn | Int16(POSIX_SPAWN_SETSIGDEF))
    var words = command.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var pid: pid_t = 0
    try #require(posix_spawn(&pid, command[0], &actions, &attributes, &words, &variables) == 0)
    return pid
  }
}
