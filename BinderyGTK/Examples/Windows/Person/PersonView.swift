package import BinderyGTK
package import PersonExample

/// The article's page in a window, for one of several models.
///
/// The controller is the same as in the terminal, and fills the same ``PersonPage``; only the two
/// labels are this toolkit's.
@MainActor
package final class PersonView: ScreenView {
  package let content: Widget
  package let title = "Person"
  package let leading: [Widget]

  package let previous = Button(icon: "go-previous-symbolic", name: "Previous person")
  package let next = Button(icon: "go-next-symbolic", name: "Next person")
  package let nameLabel = Label("", .wrapping)
  package let birthdateLabel = Label()

  private let viewModels: [PersonViewModel]
  private var current = 0
  private let page = PersonPage()
  private let lifetime = Lifetime()

  package init(_ viewModels: [PersonViewModel]) {
    self.viewModels = viewModels
    nameLabel.addStyle("title-1")
    let column = Box(.vertical, spacing: 12, [nameLabel, birthdateLabel])
    for label in [nameLabel, birthdateLabel] { label.setPosition(0.5) }
    column.setMargins(24, 24)
    column.align(vertically: .center)
    content = column
    leading = [previous, next]
    lifetime += previous.onClick { [weak self] in self?.turn(by: -1) }
    lifetime += next.onClick { [weak self] in self?.turn(by: 1) }
    load()
  }

  isolated deinit { lifetime.dispose() }

  private func turn(by step: Int) {
    current = (current + step + viewModels.count) % viewModels.count
    load()
  }

  private func load() {
    MVVMPersonViewController(viewModel: viewModels[current], page: page).viewDidLoad()
    nameLabel.text = page.nameLabel
    birthdateLabel.text = page.birthdateLabel
  }
}
