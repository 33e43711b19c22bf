import NIOCore
import NIOHTTP1

/// Asks for the end of the connection after a request in HTTP/1.0, which knows no other end.
final class ClosingHandler: ChannelInboundHandler, Sendable {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data), head.version == .http1_0 else {
      context.fireChannelRead(data)
      return
    }
    head.headers.replaceOrAdd(name: "connection", value: "close")
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  /// Adds a handler behind the decoder of a pipeline.
  static func add(to channel: any Channel) throws {
    let pipeline = channel.pipeline.syncOperations
    let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
    try pipeline.addHandler(ClosingHandler(), position: .after(decoder))
  }
}
