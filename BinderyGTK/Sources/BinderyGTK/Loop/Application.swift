import CGTK

/// A program of the desktop: registers with it, and runs GLib's loop on the main thread.
///
/// The main actor runs inside that loop. `main` has to be synchronous: under an asynchronous one
/// the main actor runs on other threads.
///
/// ```swift
/// static func main() {
///   guard Application.hasDisplay else { return }
///   let application = Application(id: "org.example.Program")
///   exit(application.run { show(in: application) })
/// }
/// ```
@MainActor
public final class Application: ObjectOwner {
  /// Opens the target of a notification.
  var notifications: ObservationToken?
  private let hasWindows: Bool

  /// Whether there is a display to open windows on.
  ///
  /// A read also disables accessibility if the session bus is missing; see ``SessionBus``.
  public static var hasDisplay: Bool {
    SessionBus.disableMissingAccessibility()
    return Renderer.withoutUnusedOpenGL { gtk_init_check() != 0 }
  }

  /// Makes a program.
  ///
  /// - Parameters:
  ///   - id: The name on the desktop, in reverse domain notation.
  ///   - isUnique: Whether a second start activates the first one and ends. Without a session bus
  ///     it does not find the first one, and runs beside it.
  public init(id: String, isUnique: Bool = true) {
    SessionBus.disableMissingAccessibility()
    let flags = isUnique ? GApplicationFlags(rawValue: 0) : G_APPLICATION_NON_UNIQUE
    guard let application = adw_application_new(id, flags) else {
      preconditionFailure("“\(id)” is no application id: write one such as org.example.Program")
    }
    hasWindows = true
    super.init(adopting: application)
  }

  /// Makes a program without windows, such as one that waits for news in the background.
  ///
  /// GTK is not initialized, so the program needs no display and little memory. Call
  /// ``register()`` before ``run(_:)``, and ``hold()`` while it runs: without windows the loop ends
  /// otherwise.
  ///
  /// - Parameter id: The name on the desktop, in reverse domain notation.
  public init(withoutWindows id: String) {
    guard let application = g_application_new(id, GApplicationFlags(rawValue: 0)) else {
      preconditionFailure("“\(id)” is no application id: write one such as org.example.Program")
    }
    hasWindows = false
    super.init(adopting: application)
  }

  isolated deinit {}

  /// Runs until the last window has closed or ``quit()`` is called.
  ///
  /// Work of the main actor that is waiting when the loop ends is not run any more. The icon of the
  /// windows is that of the desktop's theme with the name of the application's id.
  ///
  /// - Parameter activate: Called when the program starts, and when it is started once more.
  /// - Returns: The exit status.
  public func run(_ activate: @escaping () -> Void) -> Int32 {
    MainQueueSource.install()
    let activation = connect("activate") { [self] _ in
      if hasWindows {
        gtk_window_set_default_icon_name(g_application_get_application_id(pointer()))
      }
      activate()
    }
    defer { activation.dispose() }
    return g_application_run(pointer(), 0, nil)
  }

  /// Calls `end` when the system asks the program to end, by `SIGTERM`, `SIGINT` or `SIGHUP`.
  ///
  /// The signals no longer end the program; `end` has to quit it.
  public static func onTermination(_ end: @escaping () -> Void) {
    let isInstalled = terminate != nil
    terminate = end
    guard !isInstalled else { return }
    for signal in [SIGTERM, SIGINT, SIGHUP] { g_unix_signal_add(signal, reportTermination, nil) }
  }

  fileprivate static var terminate: (() -> Void)?

  /// Waits until GLib's loop and the main actor have nothing to do, apart from frames and timers
  /// that are due later.
  public static func idle() async {
    await withCheckedContinuation { continuation in
      let waiter = Unmanaged.passRetained(IdleWaiter(continuation))
      // Behind every other source of the loop, such as the validation of long texts.
      g_idle_add_full(G_PRIORITY_LOW + 100, resumeWaiter, waiter.toOpaque(), nil)
    }
  }

  /// Keeps the program running without a window, until the application ends.
  public func hold() { g_application_hold(pointer()) }

  /// Ends the loop.
  public func quit() { g_application_quit(pointer()) }
}

/// The continuation of a call of ``Application/idle()``, which GLib holds.
private nonisolated final class IdleWaiter: Sendable {
  let continuation: CheckedContinuation<Void, Never>

  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

  deinit {}
}

private nonisolated let resumeWaiter: GSourceFunc = { waiter in
  guard let waiter else { return 0 }
  Unmanaged<IdleWaiter>.fromOpaque(waiter).takeRetainedValue().continuation.resume()
  return 0
}

private nonisolated let reportTermination: GSourceFunc = { _ in
  Task { @MainActor in Application.terminate?() }
  return 1
}
