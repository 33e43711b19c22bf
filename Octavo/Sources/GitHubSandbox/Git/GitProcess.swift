import Glibc
import Synchronization

/// A running git whose input and output are one socket of ours.
///
/// A socket rather than two pipes: it is created close-on-exec in one step, so no other child
/// inherits it and keeps it open, and writing to a git that has died gives an error, no signal.
/// Every call blocks; call them from a ``GitQueue`` or an ``ObjectReader``.
final class GitProcess: Sendable {
  let identifier: pid_t
  private let command: String
  private let socket: Int32
  private let errors: Int32?
  private let isReaped = Mutex(false)

  /// Starts `git` with these arguments, the program name first.
  ///
  /// With `keepsErrors`, ``finish(limit:)`` reports what git says when it fails.
  init(
    _ arguments: [String],
    environment: [String] = GitInvocation.environment,
    keepsErrors: Bool = false
  ) throws(GitFailure) {
    command = arguments.first { !$0.hasPrefix("-") && $0 != "git" } ?? "git"
    let output = try Self.socketPair()
    let errors = keepsErrors ? try Self.socketPair() : nil
    defer {
      close(output.theirs)
      if let errors { close(errors.theirs) }
    }
    do {
      identifier = try Self.spawn(
        arguments,
        environment: environment,
        output: output.theirs,
        errors: errors?.theirs
      )
    } catch {
      close(output.ours)
      if let errors { close(errors.ours) }
      throw error
    }
    socket = output.ours
    self.errors = errors?.ours
  }

  deinit {
    kill(identifier, SIGKILL)
    reap()
    close(socket)
    if let errors { close(errors) }
  }

  /// Sends all bytes to git's standard input.
  func write(_ bytes: [UInt8]) throws(GitFailure) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        send(socket, buffer.baseAddress?.advanced(by: sent), bytes.count - sent, Self.noSignal)
      }
      if count < 0 {
        guard errno == EINTR else { throw GitFailure(reason: .interrupted, command: command) }
      } else {
        sent += count
      }
    }
  }

  /// Appends what has arrived, waiting for at least a byte; `false` when git has closed its output.
  func read(into bytes: inout [UInt8], atMost limit: Int = 1 << 16) throws(GitFailure) -> Bool {
    while true {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
        count = recv(socket, buffer.baseAddress, limit, 0)
        initialized = max(count, 0)
      }
      if count > 0 {
        bytes += chunk
        return true
      }
      if count == 0 { return false }
      guard errno == EINTR else { throw GitFailure(reason: .interrupted, command: command) }
    }
  }

  /// Reads to the end of output and answers it if git succeeded.
  func finish(limit: Int) throws(GitFailure) -> [UInt8] {
    shutdown(socket, Int32(SHUT_WR))
    var output: [UInt8] = []
    while try read(into: &output) {
      guard output.count <= limit else { throw GitFailure(reason: .tooLarge, command: command) }
    }
    let status = reap()
    guard status != 0 else { return output }
    throw GitFailure(
      reason: .refused(status: status, message: lastWords()),
      command: command
    )
  }

  /// The standard error of git; it fits the socket's buffer, so that git never waits.
  private func lastWords() -> String {
    guard let errors else { return "" }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(errors, &buffer, buffer.count, Int32(MSG_DONTWAIT))
    return String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
  }

  @discardableResult private func reap() -> Int32 {
    isReaped.withLock { isReaped in
      guard !isReaped else { return 0 }
      isReaped = true
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
      return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
    }
  }
}
