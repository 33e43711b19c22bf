import BinderyGTK
import CGTK
import OctavoViewModels

/// Owned and starred repositories, side by side.
@MainActor
final class RepositoriesView: ScreenView, Searchable {
  let content: Widget
  var title: String { viewModel.title }

  private let viewModel: RepositoriesViewModel
  private let views: [RepositoryListView]
  private let lifetime = Lifetime()

  init(_ viewModel: RepositoriesViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    views = [viewModel.owned, viewModel.starred].map { RepositoryListView($0, context) }
    let stack = Widget(gtk_stack_new())
    let switcher = Box(.horizontal)
    switcher.addStyle("linked")
    switcher.setMargins(12, 6)
    gtk_widget_set_halign(switcher.pointer(), GTK_ALIGN_CENTER)
    stack.expand()
    gtk_stack_set_transition_type(stack.opaque, GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT)
    content = Box(.vertical, [switcher, stack])
    var buttons: [Widget] = []
    for (index, view) in views.enumerated() {
      gtk_stack_add_child(stack.opaque, view.content.pointer())
      let button = Widget(gtk_toggle_button_new_with_label(view.title))
      gtk_widget_set_size_request(button.pointer(), 120, -1)
      if let first = buttons.first {
        gtk_toggle_button_set_group(button.pointer(), first.pointer())
      }
      lifetime += button.connect("clicked") { [viewModel] _ in viewModel.segments.select(index) }
      switcher.append(button)
      buttons.append(button)
    }
    lifetime.observe(stack) { [viewModel, views, buttons] stack in
      let index = viewModel.segments.selectedIndex
      gtk_toggle_button_set_active(buttons[index].pointer(), 1)
      gtk_stack_set_visible_child(stack.opaque, views[index].content.pointer())
    }
  }

  isolated deinit { lifetime.dispose() }

  func search() { views[viewModel.segments.selectedIndex].search() }
}
