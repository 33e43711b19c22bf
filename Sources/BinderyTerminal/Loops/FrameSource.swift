#if canImport(Glibc) || canImport(Musl)
/// The source of the frames of a loop, which also handles its events: a host of screens.
///
/// Before each event the loop draws a frame if ``needsFrame`` is true, even if it is not sent.
/// Views may therefore rely on the state of their last frame, except for repetitions in a run of
/// typed characters or of a key for which ``isStep(_:)`` is true.
@MainActor
public protocol FrameSource: AnyObject {
  /// Whether the screen may look different since the last ``frame(size:step:)``.
  var needsFrame: Bool { get }

  /// Whether the user has asked to quit.
  var isFinished: Bool { get }

  /// Whether a change that the user has asked for is being stored, and is on the screen after that.
  ///
  /// A frame that is due waits for it for 10 ms at most, so that most changes cost one frame and
  /// not two.
  var isStoring: Bool { get }

  /// Whether typed characters go into a text now.
  ///
  /// While they do, a long run of them, such as a paste in a terminal without bracketed paste, is
  /// handled without a frame before each.
  var isTyping: Bool { get }

  /// Whether a key moves a selection or a text by one row, and does nothing else.
  ///
  /// Its repetitions are handled without a frame before each.
  func isStep(_ key: KeyPress) -> Bool

  /// Returns whether the user has asked to go back to the shell for a while, and forgets it.
  func takeSuspension() -> Bool

  /// Prepares for the stop of the program, asked for by the user or by another program.
  ///
  /// The program is stopped when the call returns. A job of the main actor that waits then runs
  /// after the program is continued, if that happens at all.
  func willSuspend()

  /// Draws everything for a screen of this size.
  ///
  /// - Parameters:
  ///   - size: The size of the screen in cells.
  ///   - step: The number of the picture of an animation.
  /// - Returns: The frame.
  func frame(size: Size, step: Int) -> Frame

  /// Handles an event.
  func handle(_ event: InputEvent)
}

extension FrameSource {
  /// Nothing is stored.
  public var isStoring: Bool { false }

  /// No text takes typed characters.
  public var isTyping: Bool { false }

  /// Needs no preparation.
  public func willSuspend() {}

  /// Each key gets a frame before it.
  public func isStep(_ key: KeyPress) -> Bool { false }
}
#endif
