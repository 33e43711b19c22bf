import Foundation
import Glibc

/// Sends a request line exactly as it is given, which no proper client does.
enum RawRequest {
  /// The status of the reply, or `nil` if the server ended the connection without one.
  ///
  /// - Throws: `POSIXError` if the connection failed.
  static func status(_ line: String, port: Int) async throws -> Int? {
    try await withCheckedThrowingContinuation { continuation in
      // The sandbox answers on the threads that tests and queues run on, so those must not wait.
      Thread.detachNewThread { continuation.resume(with: Result { try wait(for: line, port) }) }
    }
  }

  /// Whether the server ends the connection after its reply, without being asked to.
  static func readsToEnd(_ line: String, port: Int) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try readToEnd(line, port) })
      }
    }
  }

  private static func readToEnd(_ line: String, _ port: Int) throws -> Bool {
    let socket = try connected(to: port)
    defer { close(socket) }
    try send("\(line)\r\nHost: localhost\r\n\r\n", over: socket)
    // Ends a wait for a server that keeps the connection open.
    var limit = timeval(tv_sec: 600, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var buffer = [UInt8](repeating: 0, count: 4096)
    var count = 1
    while count > 0 { count = recv(socket, &buffer, buffer.count, 0) }
    return count == 0
  }

  private static func send(_ text: String, over socket: Int32) throws {
    try check(text.withCString { Glibc.send(socket, $0, strlen($0), Int32(MSG_NOSIGNAL)) })
  }

  /// Throws the error of a system call that has returned -1.
  private static func check(_ result: Int) throws {
    guard result < 0 else { return }
    throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }

  private static func connected(to port: Int) throws -> Int32 {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    try check(Int(socket))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    do {
      try check(Int(result))
      return socket
    } catch {
      close(socket)
      throw error
    }
  }

  private static func wait(for line: String, _ port: Int) throws -> Int? {
    let socket = try connected(to: port)
    defer { close(socket) }
    try send("\(line) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", over: socket)
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = recv(socket, &buffer, buffer.count, 0)
    try check(count)
    let words = String(decoding: buffer.prefix(count), as: UTF8.self).split(separator: " ")
    return words.count > 1 ? Int(words[1]) : nil
  }
}
