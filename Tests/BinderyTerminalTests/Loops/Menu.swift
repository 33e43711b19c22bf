import BinderyTerminal

/// A list of dishes, whose last one leads to another menu.
final class MenuViewModel: ViewModel {
  let dishes: [String]
  private let router: Router<MenuScreen>
  private let order: Order

  init(_ dishes: [String], router: Router<MenuScreen>, order: Order) {
    self.dishes = dishes
    self.router = router
    self.order = order
  }

  func choose(_ row: Int) {
    guard dishes.indices.contains(row) else { return }
    if dishes[row] == "More" {
      let more = MenuViewModel(["Plum", "Quince", "Rhubarb"], router: router, order: order)
      router.push(.menu(more))
    } else {
      order.dishes.append(dishes[row])
    }
  }

  /// Does so in a job of its own, as an asynchronous command does.
  func openNote() {
    let note = NoteViewModel(order: order)
    order.jobs.append { [router] in router.push(.note(note)) }
  }
}

/// A note, which begins with a text and is always written in capitals.
final class NoteViewModel: ViewModel {
  @MutableProperty var text = "NO "
  private let order: Order

  init(order: Order) { self.order = order }

  func write(_ new: String) { text = new.uppercased() }

  func submit() { order.dishes.append(text) }
}

/// Everything that was ordered, and the jobs that wait for their turn.
final class Order {
  var dishes: [String] = []
  var jobs: [() -> Void] = []
  var frames = 0

  deinit {}

  func runJobs() {
    while !jobs.isEmpty { jobs.removeFirst()() }
  }
}

enum MenuScreen: NavigationScreen {
  case menu(MenuViewModel)
  case note(NoteViewModel)

  var viewModel: ViewModel {
    switch self {
    case .menu(let viewModel): viewModel
    case .note(let viewModel): viewModel
    }
  }
}

/// Shows a menu; its list learns the number of rows when it is drawn.
final class MenuView: ScreenView {
  private let viewModel: MenuViewModel
  private let order: Order
  private var list = ListState("dishes")

  init(_ viewModel: MenuViewModel, _ order: Order) {
    self.viewModel = viewModel
    self.order = order
  }

  deinit {}

  var actions: [KeyAction] {
    [
      KeyAction("choose", "Choose", keys: [KeyPress(.enter)]) { self.choose() },
      KeyAction("note", "Note", keys: ["n"]) { self.viewModel.openNote() },
    ] + KeyAction.motions { self.list.handle($0) }
  }

  func draw(in area: Rect, of frame: inout Frame) {
    order.frames += 1
    list.draw(viewModel.dishes.count, in: area, of: &frame) { row, _, area, frame in
      frame.write(viewModel.dishes[row], in: area)
    }
  }

  private func choose() { viewModel.choose(list.selection) }
}

/// Shows a note; its field takes over the view model's text when it is drawn.
final class NoteView: ScreenView {
  let isTyping = true
  private let viewModel: NoteViewModel
  private let order: Order
  private var field = TextField()

  init(_ viewModel: NoteViewModel, _ order: Order) {
    self.viewModel = viewModel
    self.order = order
  }

  deinit {}

  var actions: [KeyAction] {
    [KeyAction("submit", "Order", keys: [KeyPress(.enter)]) { self.viewModel.submit() }]
  }

  func draw(in area: Rect, of frame: inout Frame) {
    order.frames += 1
    field.update(viewModel.text)
    field.draw(isFocused: true, in: area, of: &frame)
  }

  func handle(_ event: InputEvent) -> Bool {
    guard field.handle(event) else { return false }
    viewModel.write(field.text)
    return true
  }
}
