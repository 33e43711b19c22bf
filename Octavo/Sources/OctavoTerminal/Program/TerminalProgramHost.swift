public import BinderyTerminal
import Foundation
public import OctavoLive
public import OctavoViewModels

/// The frames of the terminal from the first moment on: a loading notice, and then the program.
///
/// A server in this process takes a moment to start, and the terminal should not be empty
/// meanwhile.
public final class TerminalProgramHost: FrameSource {
  /// The reason why the program could not be opened.
  public private(set) var failure: String?
  /// The sentence about what is not sent, for the shell after the program; `nil` for nothing.
  public private(set) var farewell: String?

  private let words: String
  private var session: AppSession?
  private var program: OctavoProgram?
  private var appearance: ObservationToken?
  private var title: ObservationToken?
  private var isDismissed = false
  @MutableProperty private var isProgramDrawn = false

  /// Makes a source that shows a loading notice until there is a program.
  public init(_ words: String) { self.words = words }

  deinit {}

  /// Runs in a terminal until the user quits, and restores the terminal.
  ///
  /// - Parameters:
  ///   - device: The terminal.
  ///   - theme: The colours of the terminal.
  ///   - link: The place to show first; `nil` for that of the last time.
  ///   - open: Returns the session, when its server has started.
  /// - Returns: The reason why it ended.
  /// - Throws: `TerminalDevice.Failure` if the terminal cannot be used.
  public func run(
    in device: TerminalDevice,
    theme: Theme,
    at link: DeepLink?,
    open: @escaping @MainActor () async throws -> AppSession
  ) throws(TerminalDevice.Failure) -> TerminalLoop.End {
    let loop = TerminalLoop(device: device, source: self, theme: theme)
    let start = Task {
      do {
        let session = try await open()
        session.copy = { [weak loop] in loop?.copy($0) }
        notifyNews(of: session.services, in: loop)
        self.session = session
        appearance = observe { [weak loop, preferences = session.services.preferences] in
          loop?.theme.paintedBackground = preferences[Settings.appearance].paintedBackground
        }
        let program = OctavoProgram(session)
        program.editor = ExternalEditor(environment: session.configuration.environment) {
          [weak loop] in
          await loop?.run($0, with: $1) ?? 127
        }
        session.services.editFile = { [weak program] in
          try await program?.editor?.open($0, at: $1)
        }
        await session.start(at: link) { [isDrawn = $isProgramDrawn.producer] in
          _ = await isDrawn.filter { $0 }.first()
        }
        self.program = program
      } catch {
        failure = "\(error)"
        isDismissed = true
      }
    }
    defer { start.cancel() }
    let end = try loop.run()
    // The terminal is that of the shell again.
    title = nil
    session?.services.notify = nil
    session?.services.editFile = nil
    if program != nil {
      session?.storePlace()
      session?.finishOnMainThread()
      farewell = session?.services.farewell
    }
    session?.endOnMainThread()
    return end
  }
}

extension TerminalProgramHost {
  /// Notifies the user of new threads, and shows their number in the title of the terminal.
  private func notifyNews(of services: Services, in loop: TerminalLoop) {
    services.notify = { [weak loop] news in
      let signal = untracked { services.preferences[Settings.terminalSignal] }.signal
      loop?.notify(news.title, news.detail, by: signal)
    }
    title = observe { [weak loop] in loop?.setTitle(services.programTitle) }
  }

  /// Whether the screen may look different since the last frame.
  public var needsFrame: Bool { program?.source.needsFrame ?? false }

  /// Whether the user has asked to quit.
  public var isFinished: Bool { isDismissed || program?.source.isFinished == true }

  /// Whether a request of the user is being stored.
  public var isStoring: Bool { session?.activity.isStoring == true }

  /// Whether typed characters go into a text of the program.
  public var isTyping: Bool { program?.source.isTyping == true }

  /// Whether a key moves by one row.
  public func isStep(_ key: KeyPress) -> Bool { program?.source.isStep(key) == true }

  /// Returns whether the user has asked to go back to the shell for a while, and forgets it.
  public func takeSuspension() -> Bool { program?.source.takeSuspension() == true }

  /// Stores the place of the user, because a suspended program may not run again, and lets another
  /// program send.
  public func willSuspend() {
    guard program != nil else { return }
    session?.storePlace()
    session?.suspendOnMainThread()
  }

  /// Draws the program, or the loading notice.
  public func frame(size: Size, step: Int) -> Frame {
    if let program {
      // The job that waits for this runs after the frame has been sent.
      if !isProgramDrawn { isProgramDrawn = true }
      return program.source.frame(size: size, step: step)
    }
    var frame = Frame(size: size, step: step)
    StateView.loading(words).draw(in: frame.bounds, of: &frame)
    let top = frame.bounds.inset(bottom: size.rows / 2)
    frame.write(
      [Run("◆ \(Strings.program)", .accent, .bold)],
      in: top,
      row: max(0, (size.rows - 1) * 2 / 5 - 2),
      alignment: .center
    )
    return frame
  }

  /// Passes the event to the program; before there is one, only the keys to quit work.
  public func handle(_ event: InputEvent) {
    if let program {
      program.source.handle(event)
    } else if case .key(let key) = event,
      [KeyPress("c", .control), KeyPress("q"), KeyPress(.escape)].contains(key)
    {
      isDismissed = true
    }
  }
}

extension TerminalSignalChoice {
  /// The signal of the terminal.
  fileprivate var signal: TerminalSignal {
    switch self {
    case .notification: .notification
    case .titled: .titledNotification
    case .bell: .bell
    }
  }
}
