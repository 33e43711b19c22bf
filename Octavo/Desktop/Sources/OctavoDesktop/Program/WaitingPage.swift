public import BinderyGTK
import OctavoViewModels

/// The page of the window before there is a program: empty for a moment, then a text, or the reason
/// why there is none.
///
/// A usual start ends before a text could be read, and the icon of a spinner would make the first
/// frame late.
@MainActor
public final class WaitingPage: ScreenView {
  /// The place of the text.
  public var content: Widget { column }
  /// The name of the program.
  public var title: String { Strings.program }

  private let column = Box(.vertical)
  private var shown: Widget?
  private let lifetime = Lifetime()

  /// Makes a page that shows a text after a moment.
  public init(_ text: String) {
    column.align(vertically: .center)
    lifetime.add(
      Task { [weak self] in
        try? await Task.sleep(for: .milliseconds(500))
        if !Task.isCancelled { self?.showProgress(text) }
      }
    )
  }

  isolated deinit { lifetime.dispose() }

  /// Shows why the program cannot be opened.
  public func fail(_ message: String) {
    lifetime.dispose()
    column.align(vertically: .fill)
    let state = StateView(Box(.vertical))
    state.show(.failed(message))
    show(state)
  }

  private func show(_ widget: Widget) {
    if let shown { column.remove(shown) }
    shown = widget
    column.append(widget)
  }

  private func showProgress(_ text: String) {
    let label = Label(text, .wrapping)
    let spinner = Spinner()
    spinner.setMinimumSize(width: 32, height: 32)
    spinner.isSpinning = true
    label.center()
    label.addStyle("dim-label")
    show(Box(.vertical, spacing: 18, [spinner, label]))
  }
}
