import Bindery

@MainActor
func alert() -> AlertContent {
  let question = AlertContent(
    title: "Save the changes?",
    message: "They are lost if you do not.",
    choices: [
      AlertContent.Choice("Save", role: .normal),
      AlertContent.Choice("Discard", role: .destructive),
      AlertContent.Choice("Cancel", role: .cancel),
    ]
  )
  print(question.title, question.message, question.choices.map(\.title))
  return question
}

@MainActor
func draw(_ title: ScreenTitle, in label: Label) {
  switch title {
  case .plain(let words): label.text = words
  case .double(let words, let subtitle): label.text = "\(words) – \(subtitle)"
  case .loading: label.text = "\(title.words) …"
  }
}

@MainActor
final class PageView {
  private let browser: (String) -> Void
  private(set) var path = ""
  private(set) var section = ""

  init(browser: @escaping (String) -> Void) { self.browser = browser }

  func open(_ address: String) {
    switch ContentLink(address) {
    case .browser(let address): browser(address)
    case .relative(let path): self.path = path
    case .section(let name): section = name
    case .ignored: break  // such as a script, or a local file
    }
  }
}

@MainActor
func show(_ label: Label) {
  let unread = FilterChip("is:unread", title: "Unread")
  label.text = unread.title
  print(unread.id)  // is:unread
}

@MainActor
final class Toolbar {
  private(set) var buttons: [String: () -> Void] = [:]

  func show(_ viewModel: AddressViewModel) {
    for action in viewModel.actions where action.isPrimary && action.isEnabled {
      let counted = action.followed { print("\(action.id) was performed.") }
      buttons["\(action.section): \(action.title)"] = { counted.perform() }
    }
  }

  func pressF5(on viewModel: AddressViewModel) {
    viewModel.actions.action("refresh")?.perform()
  }
}

@MainActor
func headings(of books: [Book]) -> [ListHeading] {
  let headings = ListHeading.headings(of: Shelf.shelves(of: books))
  for heading in headings { print("\(heading.title) begins at row \(heading.start)") }
  let all = [ListHeading("Recent", at: 0)] + headings
  return all
}
