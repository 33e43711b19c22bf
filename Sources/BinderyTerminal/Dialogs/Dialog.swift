#if canImport(Glibc) || canImport(Musl)
import Bindery

/// A question on the screen, and the task that waits for its answer.
final class Dialog {
  enum Answer {
    case choice(AlertContent.Choice)
    case text(String)
  }

  private let title: String
  private let message: String
  private let choices: [AlertContent.Choice]
  private var selection = 0
  private var field: TextField?
  private var isFinished = false
  private var result: Answer?
  private var continuation: CheckedContinuation<Answer?, Never>?

  /// Makes a question with choices; a destructive choice is never selected at first.
  init(_ alert: AlertContent) {
    title = alert.title
    message = alert.message
    choices = alert.choices
    selection =
      choices.firstIndex { $0.role == .normal } ?? choices.firstIndex { $0.role == .cancel } ?? 0
  }

  /// Makes a question for a text.
  init(title: String, message: String, field: TextField) {
    self.title = title
    self.message = message
    self.field = field
    choices = []
  }

  deinit {}

  func answer() async -> Answer? {
    if isFinished { return result }
    return await withCheckedContinuation { continuation = $0 }
  }

  func finish(_ answer: Answer?) {
    guard !isFinished else { return }
    isFinished = true
    result = answer
    continuation?.resume(returning: answer)
    continuation = nil
  }

  var actions: [KeyAction] {
    [
      KeyAction(
        "accept",
        field == nil ? "Choose" : "Continue",
        keys: [KeyPress(.enter)],
        isHint: true
      ) {
        [unowned self] in accept()
      },
      KeyAction(
        "next",
        "Next",
        keys: [KeyPress(.tab), KeyPress(.right), KeyPress(.down), "l", "j"],
        isHint: field == nil,
        isEnabled: choices.count > 1
      ) { [unowned self] in select(selection + 1) },
      KeyAction(
        "previous",
        "Previous",
        keys: [KeyPress(.tab, .shift), KeyPress(.left), KeyPress(.up), "h", "k"],
        isEnabled: choices.count > 1
      ) { [unowned self] in select(selection - 1) },
      KeyAction("cancel", "Cancel", keys: [KeyPress(.escape)], isHint: true) { [unowned self] in
        cancel()
      },
    ]
  }

  /// Whether typed characters go into the field.
  var isTyping: Bool { field != nil }

  func handle(_ event: InputEvent) {
    if field?.handle(event) == true { return }
    if case .key(let key) = event { actions.action(for: key)?.perform() }
  }

  func click(_ target: ClickTarget) {
    switch target {
    case .item("choice", let index):
      select(index)
      accept()
    case .action(let id): actions.action(id: id)?.perform()
    default: break
    }
  }

  func draw(on frame: inout Frame) {
    let width = min(56, frame.size.columns - 6)
    let lines = message.wrapped(to: width)
    // Side by side if they fit, else one below the other.
    let isTall = choices.reduce(-2) { $0 + $1.title.displayWidth + 6 } > width
    let footRows = isTall ? choices.count : 1
    let panel = frame.panel(
      Size(columns: width, rows: lines.count + footRows + 2),
      title: [Run(title, .bold)]
    )
    for (row, line) in lines.enumerated() { frame.write(line, in: panel, row: row) }
    let foot = panel.inset(top: max(0, min(lines.count + 1, panel.rows - footRows)))
    if let field {
      field.draw(isFocused: true, in: foot, of: &frame)
    } else {
      drawChoices(isTall: isTall, in: foot, of: &frame)
    }
  }

  private func drawChoices(isTall: Bool, in area: Rect, of frame: inout Frame) {
    let width = choices.reduce(-2) { $0 + $1.title.displayWidth + 6 }
    var column = isTall ? 0 : max(0, area.columns - width)
    for (index, choice) in choices.enumerated() {
      let color: Role = choice.role == .destructive ? .danger : .accent
      let style = index == selection ? Style(color, [.bold, .reverse]) : Style(color)
      let row = isTall ? index : 0
      let end = frame.write("  \(choice.title)  ", style, in: area, row: row, column: column)
      let button = Rect(
        column: area.column + column,
        row: area.row + row,
        columns: end - column,
        rows: 1
      )
      frame.mark(button, as: .item("choice", index))
      if !isTall { column = end + 2 }
    }
  }

  private func select(_ index: Int) {
    guard !choices.isEmpty else { return }
    selection = (index + choices.count) % choices.count
  }

  private func accept() {
    if let field {
      if !field.text.isEmpty { finish(.text(field.text)) }
    } else {
      finish(choices.isEmpty ? nil : .choice(choices[selection]))
    }
  }

  private func cancel() {
    finish(choices.first { $0.role == .cancel }.map(Answer.choice))
  }
}
#endif
