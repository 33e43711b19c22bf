import BinderyGTK

/// Buttons, menus and progress.
final class ButtonsView: ScreenView {
  let content: Widget
  let title = CatalogPage.buttons.title
  let trailing: [Widget]
  private let lifetime = Lifetime()
  @MutableProperty private var presses = 0

  init(_ context: CatalogContext) {
    let plain = Button("Press")
    let suggested = Button("Follow")
    let destructive = Button("Remove…")
    let busy = Button("Loading")
    let icon = Button(icon: "non-starred-symbolic", name: "Star")
    suggested.addStyle("suggested-action")
    destructive.addStyle("destructive-action")
    busy.isBusy = true
    let menu = MenuButton(
      icon: "view-more-symbolic",
      name: "More",
      Menu { [ScreenAction("copy", "Copy Address") { Clipboard.copy("https://example.org") }] }
    )
    let popover = MenuButton("Details", Popover(Label("Printed in 1931.")))
    let row = Box(
      .horizontal,
      spacing: 6,
      [plain, suggested, destructive, busy, icon, menu, popover]
    )
    let progress = ProgressBar(name: "Download")
    progress.fraction = 0.4
    progress.text = "2 of 5 books"
    let face = Avatar(size: 64)
    face.name = "Ines Okafor"
    face.align(horizontally: .start)
    let pressed = Label()
    content = PreferencesPage([row, pressed, Separator(), progress, face], width: 700)
    trailing = [
      context.mainMenu(), ActionButton("find", icon: "system-search-symbolic", name: "Find"),
    ]
    row.align(horizontally: .start)
    lifetime += plain.onClick { [weak self] in self?.presses += 1 }
    lifetime.bind(pressed, \.text) { [weak self] in "Pressed \(self?.presses ?? 0) times." }
  }

  isolated deinit { lifetime.dispose() }
}
