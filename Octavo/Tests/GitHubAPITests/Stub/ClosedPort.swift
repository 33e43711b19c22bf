import Foundation
import Glibc

/// A port on loopback that refuses connections.
///
/// It stays bound, so that no server of another test gets its number meanwhile.
final class ClosedPort {
  let number: Int
  private let socket: Int32

  init() throws {
    (socket, number) = try LoopbackSocket.bound()
  }

  deinit { close(socket) }
}

/// Sockets with a port of the system's choice.
enum LoopbackSocket {
  /// Returns a socket that is bound and does not listen.
  static func bound() throws -> (socket: Int32, port: Int) {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, length) == 0 && getsockname(socket, address, &length) == 0
      }
    }
    guard result else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    return (socket, Int(UInt16(bigEndian: address.sin_port)))
  }
}
