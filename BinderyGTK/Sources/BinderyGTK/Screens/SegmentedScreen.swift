public import BinderyNavigation
import CGTK

/// The view of any screen with several parts, of which one is shown.
///
/// The view of a part is made when the part is selected first, and keeps its state.
@MainActor
public final class SegmentedScreen<Model: SegmentedViewModel>: ScreenView {
  /// The buttons of the parts, and the selected part below them.
  public let content: Widget

  private let viewModel: Model
  private let makeView: (Model.Screen) -> any ScreenView
  private let parts = Stack<Int>(transition: .slide)
  @MutableProperty private var views: [Int: any ScreenView] = [:]
  private var buttons: [Widget] = []
  private let lifetime = Lifetime()

  /// Makes the view of a screen; `makeView` makes the views of the parts.
  public init(_ viewModel: Model, makeView: @escaping (Model.Screen) -> any ScreenView) {
    self.viewModel = viewModel
    self.makeView = makeView
    let bar = Box(.horizontal)
    // A narrow window is not wide enough for more buttons, so that they scroll.
    let isLong = viewModel.segments.labels.count > 3
    content = Box(.vertical, [isLong ? ScrollView(bar, .horizontal) : bar, parts])
    bar.addStyle("linked")
    bar.setMargins(12, 6)
    bar.align(horizontally: .center)
    for (index, label) in viewModel.segments.labels.enumerated() {
      let title = label.title.displayed(limit: 100)
      let button = Widget(gtk_toggle_button_new_with_label(title))
      if !isLong { button.setMinimumSize(width: 120) }
      // In a group, one of the buttons is always pressed.
      if let first = buttons.first {
        gtk_toggle_button_set_group(button.pointer(), first.pointer())
      }
      lifetime += button.connect("clicked") { [viewModel] _ in viewModel.segments.select(index) }
      bar.append(button)
      buttons.append(button)
    }
    lifetime.observe(self) { $0.show($0.viewModel.segments.selectedIndex) }
  }

  isolated deinit { lifetime.dispose() }

  /// The title of the view model.
  public var title: String { viewModel.title }

  /// The title of the view model, marked as loading while the selected part is.
  public var screenTitle: ScreenTitle {
    if case .loading? = selectedView?.screenTitle { return .loading(title) }
    return viewModel.screenTitle
  }

  /// The actions of the view model and of the selected part.
  public var actions: [ScreenAction] {
    let own = (viewModel as? any ActionProviding)?.actions ?? []
    return own + (selectedView?.actions ?? [])
  }

  /// The widgets of the selected part.
  public var trailing: [Widget] { selectedView?.trailing ?? [] }

  /// The widget of the selected part that takes the focus when the screen is shown.
  public var initialFocus: Widget? { selectedView?.initialFocus }

  /// The view of the selected part.
  public var selectedView: (any ScreenView)? { views[viewModel.segments.selectedIndex] }

  private func show(_ index: Int) {
    untracked {
      if views[index] == nil {
        let view = makeView(viewModel.segments.all[index].screen)
        parts.add(view.content, as: index)
        views[index] = view
      }
      parts.shown = index
      gtk_toggle_button_set_active(buttons[index].pointer(), 1)
    }
  }
}
