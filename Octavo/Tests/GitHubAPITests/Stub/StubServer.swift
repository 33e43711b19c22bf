import Foundation
import GitHubAPI
import GitHubValues
import Glibc
import Synchronization
import Testing

/// A server on loopback with the responses of a test, byte for byte.
///
/// Some tests need what a real server does not do: incomplete responses, silence and wrong headers.
final class StubServer: Sendable {
  /// The number of bytes of floods that clients have accepted.
  var floodedBytes: Int { flooded.withLock(\.self) }
  /// The requests so far, in order.
  var requests: [StubRequest] { log.withLock(\.self) }
  let port: Int

  private let socket: Int32
  private let log = Mutex<[StubRequest]>([])
  private let flooded = Mutex(0)
  private let reply: @Sendable (StubRequest, Int) -> StubResponse
  /// The text that each connection gets before its end, without a request being read.
  private let greeting: String?

  /// Starts to listen; `reply` receives the request and the number of requests before it.
  init(
    greeting: String? = nil,
    reply: @escaping @Sendable (StubRequest, Int) -> StubResponse
  ) throws {
    self.greeting = greeting
    self.reply = reply
    (socket, port) = try LoopbackSocket.bound()
    guard listen(socket, 16) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    Thread.detachNewThread { [weak self, socket] in
      // The loop ends only after `deinit` has shut the socket down. Otherwise `deinit` could shut
      // down another socket, which has got the number since this thread closed its own.
      while true {
        let connection = accept(socket, nil, nil)
        if connection < 0, errno == EINVAL { break }
        guard connection >= 0 else { continue }
        if let self { serve(connection) } else { close(connection) }
      }
      close(socket)
    }
  }

  /// Sends the responses of a list one after the other, and then the last one again.
  convenience init(_ replies: StubResponse...) throws {
    try self.init { _, index in replies[min(index, replies.count - 1)] }
  }

  /// Closes each connection after a text, without reading a request.
  convenience init(greeting: String) throws {
    try self.init(greeting: greeting) { _, _ in .silence }
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
  }

  var host: GitHub.Host {
    get throws { try GitHub.Host(parsing: "127.0.0.1:\(port)") }
  }

  private func serve(_ connection: Int32) {
    if let greeting {
      send(Array(greeting.utf8), over: connection)
      return
    }
    guard let request = StubRequest(readingFrom: connection) else {
      close(connection)
      return
    }
    let index = log.withLock { log in
      log.append(request)
      return log.count - 1
    }
    switch reply(request, index) {
    case .silence: break
    case .text(let text): send(Array(text.utf8), over: connection)
    case .bytes(let bytes): send(bytes, over: connection)
    case .flood(let head, let count): flood(Array(head.utf8), count, over: connection)
    }
  }

  private func flood(_ head: [UInt8], _ count: Int, over connection: Int32) {
    let chunk = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 16)
    var rest = count
    var sent = Glibc.send(connection, head, head.count, Int32(MSG_NOSIGNAL))
    while rest > 0, sent > 0 {
      sent = Glibc.send(connection, chunk, min(chunk.count, rest), Int32(MSG_NOSIGNAL))
      rest -= max(0, sent)
      flooded.withLock { $0 += max(0, sent) }
    }
    // Any other error would look to the client like the end of a shorter response.
    if sent < 0, ![EPIPE, ECONNRESET].contains(errno) {
      Issue.record("The flood ended early: \(String(cString: strerror(errno)))")
    }
    close(connection)
  }

  private func send(_ bytes: [UInt8], over connection: Int32) {
    Glibc.send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    shutdown(connection, Int32(SHUT_WR))
    close(connection)
  }
}
