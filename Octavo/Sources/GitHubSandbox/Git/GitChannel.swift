import Subprocess
import Synchronization

/// The input and the output of a running git.
struct GitChannel {
  private let input: StandardInputWriter
  private var buffers: SubprocessOutputSequence.Iterator
  private let watch: GitWatch
  private let command: String
  /// The output that has been read from git and not been returned yet.
  private(set) var unread: [UInt8] = []
  /// The number of bytes at the start of ``unread`` that have been returned.
  private var start = 0
  /// Whether git has closed its output.
  private(set) var isAtEnd = false

  init(
    input: StandardInputWriter,
    output: SubprocessOutputSequence,
    watch: GitWatch,
    command: String
  ) {
    self.input = input
    buffers = output.makeAsyncIterator()
    self.watch = watch
    self.command = command
  }

  /// The identifier of the process.
  var processIdentifier: Int32 { watch.identifier }

  /// Sends text to git's standard input.
  func write(_ text: String) async throws {
    let bytes = Array(text.utf8)
    guard BrokenPipe.isIgnored, let count = try? await input.write(bytes), count == bytes.count
    else { throw interrupted }
  }

  /// Sends bytes to git's standard input and closes it, and reads what git writes meanwhile.
  ///
  /// - Parameters:
  ///   - body: The bytes.
  ///   - most: The most bytes of the body.
  ///   - limit: The most bytes that git may write before it has read all.
  /// - Throws: ``GitFailure``; `tooLarge` for more bytes than these, and the error of the body.
  mutating func send<Body: AsyncSequence & Sendable>(
    _ body: Body,
    atMost most: Int,
    keepingAtMost limit: Int
  ) async throws where Body.Element == [UInt8] {
    let (sent, input, command) = (SentMark(), input, command)
    let sending = Task {
      // Also after an error, so that git does not wait for more.
      defer { sent.set() }
      do {
        try await Self.write(body, atMost: most, to: input, command)
        try await input.finish()
      } catch {
        try? await input.finish()
        throw error
      }
    }
    do {
      // Git writes something, or closes its output, once it has all of the input.
      repeat {
        guard try await readMore() else { break }
        guard unread.count <= limit else { throw GitFailure(reason: .tooLarge, command: command) }
      } while !sent.isSet
      try await sending.value
    } catch {
      sending.cancel()
      throw error
    }
  }

  private static func write<Body: AsyncSequence>(
    _ body: Body,
    atMost most: Int,
    to input: StandardInputWriter,
    _ command: String
  ) async throws where Body.Element == [UInt8] {
    var rest = most
    for try await bytes in body {
      rest -= bytes.count
      guard rest >= 0 else { throw GitFailure(reason: .tooLarge, command: command) }
      guard BrokenPipe.isIgnored, try await input.write(bytes) == bytes.count else { return }
    }
  }

  /// Reads at least one byte; `false` when git has closed its output.
  ///
  /// - Throws: ``GitFailure`` if git has been silent for too long, or the task is cancelled.
  mutating func readMore() async throws -> Bool {
    guard !isAtEnd else { return false }
    unread.removeFirst(start)
    start = 0
    watch.startsWaiting()
    defer { watch.stopsWaiting() }
    do {
      guard let buffer = try await buffers.next() else {
        isAtEnd = true
        if watch.isKilled { throw interrupted }
        return false
      }
      buffer.withUnsafeBytes { unread += $0 }
      return true
    } catch is SubprocessError {
      throw interrupted
    }
  }

  /// Returns the next record without its separator, or `nil` after the last.
  mutating func record(endedBy separator: UInt8 = 0) async throws -> ArraySlice<UInt8>? {
    var searched = 0
    while true {
      if let end = unread[(start + searched)...].firstIndex(of: separator) {
        defer { start = end + 1 }
        return unread[start..<end]
      }
      searched = unread.count - start
      guard try await readMore() else {
        defer { start = unread.endIndex }
        return start < unread.endIndex ? unread[start...] : nil
      }
    }
  }

  /// Returns the next bytes: exactly `count`, fewer at the end, `nil` after it.
  mutating func bytes(_ count: Int) async throws -> [UInt8]? {
    while unread.count - start < count, try await readMore() {}
    guard start < unread.count else { return nil }
    let end = min(start + count, unread.count)
    defer { start = end }
    return Array(unread[start..<end])
  }

  /// The failure of a git that has died, or fell silent, before the end of its answer.
  var interrupted: GitFailure { GitFailure(reason: .interrupted, command: command) }
}

/// Whether all of an input was sent.
private final class SentMark: Sendable {
  private let state = Mutex(false)

  var isSet: Bool { state.withLock { $0 } }

  func set() { state.withLock { $0 = true } }
}
