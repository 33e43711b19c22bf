import BinderyNavigation
import CGTK

/// The content of a screen, or in its place a loading indicator or the reason for its absence.
@MainActor
public final class StateView: Widget {
  /// The state of the content.
  public enum State: Equatable {
    /// A loading indicator.
    case loading
    /// The content.
    case content
    /// A message with an icon.
    case message(title: String, words: String = "", icon: String)
    /// The message of a failure, with a button that tries again.
    case failed(String)

    /// The message for a list none of whose rows matches the filter.
    public static func noMatches(_ keyword: String) -> State {
      .message(
        title: "Nothing Found",
        words: "Nothing matches “\(keyword)”.",
        icon: "system-search-symbolic"
      )
    }
  }

  private enum Part { case content, loading, status }

  private let spinner = Spinner()
  private let status = Widget(adw_status_page_new())
  private let retry = Button("Try Again")
  private let parts: Stack<Part>
  private let hasRetry: Bool
  private var retrying: ObservationToken?

  /// Makes a view that shows `content`.
  ///
  /// `action` tries again after a failure; without it there is no button.
  public init(_ content: Widget, retry action: (() -> Void)? = nil) {
    parts = Stack(
      [(.content, content), (.loading, spinner), (.status, status)],
      transition: .fade
    )
    hasRetry = action != nil
    super.init(parts.pointer(), holding: [parts])
    spinner.setMinimumSize(width: 32, height: 32)
    spinner.align(horizontally: .center, vertically: .center)
    retry.align(horizontally: .center)
    retry.addStyle("pill")
    adw_status_page_set_child(status.opaque, retry.pointer())
    if let action { retrying = retry.onClick(action) }
  }

  isolated deinit { retrying?.dispose() }

  /// The state.
  public private(set) var state = State.content

  /// Shows a state.
  public func show(_ state: State) {
    self.state = state
    spinner.isSpinning = state == .loading
    switch state {
    case .content: parts.shown = .content
    case .loading: parts.shown = .loading
    case .message(let title, let words, let icon): show(title, words, icon, canRetry: false)
    case .failed(let words):
      show("Could Not Load", words, "network-error-symbolic", canRetry: hasRetry)
    }
  }

  private func show(_ title: String, _ words: String, _ icon: String, canRetry: Bool) {
    // The title is markup too, and so is the text below it.
    adw_status_page_set_title(status.opaque, title.displayed(limit: 200).escapedMarkup)
    adw_status_page_set_description(status.opaque, words.displayed(limit: 1_000).escapedMarkup)
    adw_status_page_set_icon_name(status.opaque, icon)
    retry.isVisible = canRetry
    parts.shown = .status
  }
}
