#if canImport(Glibc) || canImport(Musl)
import BinderySignals
package import BinderyTerminal
#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Shows a host in the terminal, or prints a tour of it where the output is no terminal.
package struct ExampleProgram {
  /// One step of the tour: the keys to press, and the caption of the frame that follows.
  package struct Step {
    let caption: String
    let keys: String

    /// Makes a step.
    package init(_ caption: String, keys: String = "") {
      self.caption = caption
      self.keys = keys
    }
  }

  private let source: any FrameSource
  private let size: Size
  private let palette: Palette
  private let tour: [Step]
  private let isIdle: () -> Bool

  /// Makes a program.
  ///
  /// - Parameters:
  ///   - source: The host.
  ///   - size: The size of the tour's frames.
  ///   - palette: The colours of the app.
  ///   - tour: The steps of the tour.
  ///   - isIdle: Whether all requests have ended, so that the next frame can be printed.
  package init(
    _ source: any FrameSource,
    size: Size = Size(columns: 80, rows: 24),
    palette: Palette = Palette(),
    tour: [Step],
    isIdle: @escaping () -> Bool = { true }
  ) {
    self.source = source
    self.size = size
    self.palette = palette
    self.tour = tour
    self.isIdle = isIdle
  }

  /// Whether standard input and output are a terminal.
  package static var hasTerminal: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }

  /// The sink of ``trace()``, which stays until the program ends.
  private static var tracing: ObservationToken?

  /// Writes each event inside the framework to the standard error, for `--trace`.
  ///
  /// Call it before the view models are made, so that their properties have names.
  ///
  /// - Returns: Whether the standard error is not the screen; otherwise nothing is written.
  package static func trace() -> Bool {
    guard !hasTerminal || isatty(STDERR_FILENO) == 0 else { return false }
    tracing = Trace.observe { writeToStandardError("\($0)\n") }
    return true
  }

  /// Writes `text` to the standard error.
  package static func writeToStandardError(_ text: String) {
    _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }

  /// Runs until the user quits, or the tour has been printed.
  ///
  /// - Returns: The status to exit with.
  package func run() -> Int32 {
    do {
      guard Self.hasTerminal else {
        try playTour { print($0) }
        return 0
      }
      let theme = Theme(environment: Self.environment, palette: palette)
      return try TerminalLoop(device: TerminalDevice(), source: source, theme: theme).run().status
    } catch {
      Self.writeToStandardError("The terminal cannot be used: \(error)\n")
      return 74
    }
  }

  /// Runs the steps of the tour, and calls `show` with the text of each frame.
  package func playTour(_ show: (String) -> Void) throws {
    let terminal = HeadlessTerminal(size: size, source: source)
    for (place, step) in tour.enumerated() {
      try terminal.press(step.keys, until: isIdle)
      let rule = String(repeating: "─", count: size.columns)
      show("\(place + 1). \(step.caption)\n\(rule)\n\(terminal.text)\n\(rule)\n")
    }
  }

  private static var environment: [String: String] {
    var environment: [String: String] = [:]
    for name in ["TERM", "COLORTERM", "NO_COLOR", "COLORFGBG"] {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    return environment
  }
}
#endif
