#if canImport(Glibc) || canImport(Musl)
import BinderyTerminal
import PersonExample

/// Shows both versions of the page beside each other, for one of several persons.
final class PersonView: ScreenView {
  private let people: [Person]
  private var current = 0
  private let before = PersonPage()
  private let after = PersonPage()

  init(_ people: [Person]) {
    self.people = people
    load()
  }

  deinit {}

  var actions: [KeyAction] {
    [
      KeyAction("next", "Next person", keys: ["n", KeyPress(.right)], isHint: true) {
        self.show(self.current + 1)
      },
      KeyAction("previous", "Previous", keys: ["p", KeyPress(.left)], isHint: true) {
        self.show(self.current - 1)
      },
    ]
  }

  func draw(in area: Rect, of frame: inout Frame) {
    var rest = frame.heading("Person", "one model, two versions of its page", in: area)
    let left = rest.takeLeft(rest.columns / 2)
    draw(before, title: "MVC: the controller formats", in: left.inset(right: 1), of: &frame)
    draw(
      after,
      title: "MVVM: the view model does",
      in: rest.inset(left: 1),
      of: &frame
    )
  }

  private func draw(_ page: PersonPage, title: String, in area: Rect, of frame: inout Frame) {
    var area = area
    let box = area.takeTop(7)
    frame.box(box, title: [Run(title, .muted)])
    let inside = box.inset(left: 3, top: 2, right: 3, bottom: 2)
    frame.write(page.nameLabel, .bold, in: inside)
    frame.write(page.birthdateLabel, in: inside, row: 1)
  }

  private func show(_ place: Int) {
    current = (place + people.count) % people.count
    load()
  }

  private func load() {
    let person = people[current]
    MVCPersonViewController(model: person, page: before).viewDidLoad()
    MVVMPersonViewController(viewModel: PersonViewModel(model: person), page: after).viewDidLoad()
  }
}
#endif
