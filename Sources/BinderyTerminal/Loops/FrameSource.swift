/// What a loop draws and feeds: a host of screens.
@MainActor
public protocol FrameSource: AnyObject {
  /// Whether the screen may look different since the last ``frame(size:step:)``.
  var needsFrame: Bool { get }

  /// Whether the person is done.
  var isFinished: Bool { get }

  /// Whether the person wants to go back to the shell for a while; asking takes the wish back.
  func takeSuspension() -> Bool

  /// Draws everything for a screen of this size.
  ///
  /// - Parameters:
  ///   - size: The cells that there are.
  ///   - step: Which picture of a moving thing to show.
  /// - Returns: The frame.
  func frame(size: Size, step: Int) -> Frame

  /// Does what the person asked for.
  func handle(_ event: InputEvent)
}
