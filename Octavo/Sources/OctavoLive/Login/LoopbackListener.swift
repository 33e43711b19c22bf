import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// A listener on this machine to which the server's page returns the browser after a login.
///
/// It takes one callback; other paths are not found. Other machines cannot reach it.
nonisolated struct LoopbackListener {
  /// The parameters with which the browser has returned.
  struct Callback: Sendable, Equatable {
    var code: String?
    var error: String?
    var state: String?
  }

  private static let path = "/callback"
  /// The address that the server's page leads back to.
  let redirect: String
  private let channel: any Channel
  private let callbacks: AsyncStream<Callback>

  /// Opens a free port.
  ///
  /// - Throws: The error of the system if there is none.
  @concurrent static func start() async throws -> LoopbackListener {
    let (callbacks, input) = AsyncStream.makeStream(
      of: Callback.self,
      bufferingPolicy: .bufferingOldest(1)
    )
    let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          try channel.pipeline.syncOperations.addHandler(
            BrowserHandler(path: path) { input.yield($0) }
          )
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    return LoopbackListener(
      redirect: "http://127.0.0.1:\(channel.localAddress?.port ?? 0)\(path)",
      channel: channel,
      callbacks: callbacks
    )
  }

  /// Waits for the browser.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  func callback() async throws -> Callback {
    for await callback in callbacks { return callback }
    throw CancellationError()
  }

  /// Frees the port; the page that the browser shows is sent completely.
  func stop() async { try? await channel.close() }
}

/// Responds to the requests of one connection of the browser.
nonisolated private final class BrowserHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let path: String
  private let receive: (LoopbackListener.Callback) -> Void
  private var head: HTTPRequestHead?

  init(path: String, _ receive: @escaping (LoopbackListener.Callback) -> Void) {
    self.path = path
    self.receive = receive
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body: break
    case .end:
      guard let head else { return }
      let callback = callback(to: head)
      write(callback, context)
      if let callback { receive(callback) }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  private func callback(to head: HTTPRequestHead) -> LoopbackListener.Callback? {
    guard head.method == .GET, head.uri.utf8.count < 8192,
      let parts = URLComponents(string: head.uri), parts.path == path
    else { return nil }
    let item = { name in parts.queryItems?.first { $0.name == name }?.value }
    let callback = LoopbackListener.Callback(
      code: item("code"),
      error: item("error"),
      state: item("state")
    )
    return callback.code == nil && callback.error == nil ? nil : callback
  }

  private func write(_ callback: LoopbackListener.Callback?, _ context: ChannelHandlerContext) {
    let text =
      switch callback {
      case nil: "There is nothing here."
      case let callback? where callback.code != nil:
        "You can close this tab, and go back to Octavo."
      default: "You are not logged in. You can close this tab, and go back to Octavo."
      }
    let body = ByteBuffer(
      string: """
        <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Octavo</title></head>\
        <body style="font-family:sans-serif;text-align:center;margin-top:4em">\
        <h1>Octavo</h1><p>\(text)</p></body></html>
        """
    )
    let headers: HTTPHeaders = [
      "Content-Type": "text/html; charset=utf-8", "Content-Length": "\(body.readableBytes)",
      "Connection": "close", "Cache-Control": "no-store", "Referrer-Policy": "no-referrer",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    ]
    let head = HTTPResponseHead(
      version: .http1_1,
      status: callback == nil ? .notFound : .ok,
      headers: headers
    )
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      channel.close(promise: nil)
    }
  }
}
