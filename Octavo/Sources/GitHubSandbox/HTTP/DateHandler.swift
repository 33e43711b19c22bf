import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Sends the time of the sandbox's clock as the date of each response.
///
/// The server library sets the date by the real clock after the responder has returned, so that the
/// responder uses a header of its own.
final class DateHandler: ChannelOutboundHandler, RemovableChannelHandler, Sendable {
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// The header in which the responder puts the date.
  static let header = "X-Sandbox-Date"

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    var part = unwrapOutboundIn(data)
    if case .head(var head) = part, let name = HTTPField.Name(Self.header),
      let date = head.headerFields[name]
    {
      head.headerFields[.date] = date
      head.headerFields[name] = nil
      part = .head(head)
    }
    context.write(wrapOutboundOut(part), promise: promise)
  }
}
