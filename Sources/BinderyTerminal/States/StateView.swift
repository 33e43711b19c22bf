#if canImport(Glibc) || canImport(Musl)
public import Bindery

/// A notice in the middle of a screen, in place of its content.
public struct StateView: Widget {
  private enum Kind {
    case loading(String)
    case message(String)
    case failed(String, retry: KeyPress?)
  }

  /// The name of the widget.
  public let name: String
  private let kind: Kind

  /// A loading indicator.
  public static func loading(_ text: String = "Loading…") -> StateView {
    StateView(name: "state", kind: .loading(text))
  }

  /// A sentence, such as that a list is empty.
  public static func message(_ text: String) -> StateView {
    StateView(name: "state", kind: .message(text))
  }

  /// A failure, with the key that tries again; a click on it does the same.
  public static func failed(_ message: String, retry: KeyPress?) -> StateView {
    StateView(name: "state", kind: .failed(message, retry: retry))
  }

  /// Draws the notice in the middle of the area.
  public func draw(_ state: NoState, isFocused: Bool, in area: Rect, of frame: inout Frame) {
    draw(in: area, of: &frame)
  }

  /// Draws the notice in the middle of an area, outside a layout.
  public func draw(in area: Rect, of frame: inout Frame) {
    let width = min(60, area.columns - 4)
    switch kind {
    case .loading(let text): write([[frame.spinner(), Run(" " + text, .muted)]], area, &frame)
    case .message(let text): write([Run(text, .muted)].wrapped(to: width, limit: 8), area, &frame)
    case .failed(let message, let retry):
      var lines = [[Run("✗", .danger, .bold)]] + [Run(message)].wrapped(to: width, limit: 8)
      if let retry {
        lines += [[], [Run("Press \(retry) to try again.", .muted)]]
        frame.mark(area, as: .action("refresh"))
      }
      write(lines, area, &frame)
    }
  }

  private func write(_ lines: [[Run]], _ area: Rect, _ frame: inout Frame) {
    let top = max(0, (area.rows - lines.count) * 2 / 5)
    for (row, line) in lines.enumerated() {
      frame.write(line, in: area, row: top + row, alignment: .center)
    }
  }
}

extension StateView {
  /// Returns the notice for the content of a list; `nil` if its rows are to be shown.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - emptyText: The text for a list without rows.
  ///   - retry: The key that loads the list again.
  public init?(_ content: ListContent, emptyText: String, retry: KeyPress?) {
    switch content {
    case .rows: return nil
    case .loading: self = .loading()
    case .empty: self = .message(emptyText)
    case .noMatches(let keyword): self = .message("Nothing matches “\(keyword.truncated(to: 30))”.")
    case .failed(let message): self = .failed(message, retry: retry)
    }
  }
}
#endif
