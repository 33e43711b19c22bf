import Bindery
import BinderyTerminal
import OctavoViewModels

/// The way in: the picture, the fields, and what went wrong.
@MainActor
final class LoginView: ScreenView {
  private let viewModel: LoginViewModel
  private let context: ViewContext
  private var fields: [LoginField] = []
  private var focus = 0
  private var isPictureLarge = false
  private var answer: (any Disposable)?

  init(_ viewModel: LoginViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    self.context = context
    focus = viewModel.method == .password && !viewModel.username.isEmpty ? 1 : 0
    answer = viewModel.oneTimeCode.answer { [dialogs = context.dialogs] question in
      await dialogs.askForText(
        title: "One-time code",
        message: question.prompt,
        text: question.suggestion,
        isSecret: true
      )
    }
  }

  isolated deinit { answer?.dispose() }

  var title: String { "Log in" }

  var preferredSize: Size { Size(columns: 66, rows: 14) }

  var isTyping: Bool { !isPictureLarge }

  var actions: [KeyAction] {
    let isRunning = viewModel.loginCommand.isExecuting
    return [
      KeyAction(
        "login",
        isRunning ? "Logging in…" : "Log in",
        keys: [KeyPress(.enter)],
        isHint: true
      ) {
        self.submit()
      },
      KeyAction(
        "next",
        "Next field",
        keys: [KeyPress(.tab), KeyPress(.down)],
        isHint: true,
        isEnabled: currentFields.count > 1
      ) { self.moveFocus(1) },
      KeyAction(
        "previous",
        "Previous field",
        keys: [KeyPress(.tab, .shift), KeyPress(.up)],
        isEnabled: currentFields.count > 1
      ) { self.moveFocus(-1) },
      KeyAction(
        "method",
        viewModel.method == .token ? "Use a password" : "Use a token",
        keys: [KeyPress("t", .control)],
        isHint: true,
        isEnabled: viewModel.methods.count > 1
      ) { self.switchMethod() },
      KeyAction(
        "token",
        "Make a token",
        keys: [KeyPress("o", .control)],
        isHint: true,
        isEnabled: viewModel.method == .token
      ) { self.viewModel.openTokenPage() },
      KeyAction("picture", "Show the picture", keys: [KeyPress("p", .control)]) {
        self.isPictureLarge.toggle()
      },
    ]
  }

  func draw(in area: Rect, of frame: inout Frame) {
    let isCompact = area.rows < 18 || area.columns < 60
    let card = area.centered(columns: min(64, area.columns - 2), rows: isCompact ? 9 : 12)
    if !isCompact, area.rows >= 20 {
      let top = Rect(column: area.column, row: card.row - 3, columns: area.columns, rows: 2)
      frame.write([Run("◆ Octavo", .accent, .bold)], in: top, alignment: .center)
      frame.write("GitHub, bound for the terminal", .muted, in: top, row: 1, alignment: .center)
    }
    frame.box(card, title: [Run("Log in to ", .muted), Run(viewModel.serverName, .bold)])
    var inside = card.inset(left: 3, top: isCompact ? 1 : 2, right: 3, bottom: 1)
    if !isCompact { drawPicture(in: inside.takeLeft(19), of: &frame) }
    drawFields(in: inside, of: &frame)
    let foot = Rect(column: card.column, row: card.endRow, columns: card.columns, rows: 2)
    if let hint = viewModel.hint {
      frame.write(hint, .muted, in: foot, row: isCompact ? 0 : 1, alignment: .center)
    }
    if isPictureLarge { drawLargePicture(on: &frame) }
  }

  func handle(_ event: InputEvent) -> Bool {
    if isPictureLarge {
      if case .key = event { isPictureLarge = false }
      return true
    }
    let fields = currentFields
    guard fields.indices.contains(focus) else { return false }
    return fields[focus].handle(event)
  }

  func click(_ target: ClickTarget) {
    switch target {
    case .item("field", let index): focus = index
    case .item("picture", _): isPictureLarge.toggle()
    default: break
    }
  }

  private func drawPicture(in area: Rect, of frame: inout Frame) {
    let place = Rect(column: area.column, row: area.row, columns: 16, rows: 8)
    context.pictures.draw(
      viewModel.avatarURL,
      initial: viewModel.username,
      in: place,
      of: &frame
    )
    frame.mark(place, as: .item("picture", 0))
  }

  private func drawLargePicture(on frame: inout Frame) {
    let side = min(frame.size.rows - 4, frame.size.columns / 2 - 4)
    let panel = frame.panel(
      Size(columns: side * 2, rows: side),
      title: [Run(viewModel.username, .bold)]
    )
    context.pictures.draw(
      viewModel.avatarURL,
      initial: viewModel.username,
      in: panel,
      of: &frame
    )
    frame.mark(frame.bounds, as: .item("picture", 0))
  }

  private func drawFields(in area: Rect, of frame: inout Frame) {
    var area = area
    for (index, field) in currentFields.enumerated() {
      let isFocused = index == focus
      frame.write(field.label, isFocused ? Style(.accent, .bold) : .muted, in: area.takeTop(1))
      let line = area.takeTop(1)
      field.draw(isFocused: isFocused, in: line, of: &frame)
      frame.mark(line, as: .item("field", index))
      _ = area.takeTop(area.rows > 3 ? 1 : 0)
    }
    drawButton(in: area.takeTop(1), of: &frame)
    guard let message = viewModel.message else { return }
    for (row, line) in [Run("✗ " + message, .danger)].wrapped(to: area.columns).enumerated() {
      frame.write(line, in: area, row: row)
    }
  }

  private func drawButton(in line: Rect, of frame: inout Frame) {
    if viewModel.loginCommand.isExecuting {
      frame.write([frame.spinner(), Run(" Logging in…", .muted)], in: line)
      return
    }
    let isEnabled = viewModel.loginCommand.isEnabled
    let style = isEnabled ? Style(.role(.selectionText), on: .role(.selection), .bold) : .muted
    let end = frame.write("  Log In  ", style, in: line)
    let button = Rect(column: line.column, row: line.row, columns: end, rows: 1)
    if isEnabled { frame.mark(button, as: .action("login")) }
  }

  /// The fields of the way in that is chosen, with what the view model holds.
  private var currentFields: [LoginField] {
    let kinds: [LoginField.Kind] =
      viewModel.method == .token ? [.token] : [.username, .password]
    if fields.map(\.kind) != kinds { fields = kinds.map { LoginField($0, viewModel) } }
    return fields
  }

  private func submit() {
    if viewModel.loginCommand.isEnabled {
      viewModel.loginCommand.execute()
    } else if !viewModel.loginCommand.isExecuting {
      moveFocus(1)
    }
  }

  private func moveFocus(_ distance: Int) {
    let count = currentFields.count
    focus = (focus + distance + count) % count
  }

  private func switchMethod() {
    viewModel.method = viewModel.method == .token ? .password : .token
    focus = 0
  }
}
