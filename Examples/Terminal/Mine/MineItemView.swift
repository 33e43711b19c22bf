#if canImport(Glibc) || canImport(Musl)
import BinderyTerminal
import Mine

/// The screen of a cell.
final class MineItemView: ScreenView {
  private let viewModel: MineItemViewModel

  init(_ viewModel: MineItemViewModel) { self.viewModel = viewModel }

  deinit {}

  let actions: [KeyAction] = []

  func draw(in area: Rect, of frame: inout Frame) {
    let rest = frame.heading(viewModel.title, "bound to the same cell", in: area)
    frame.write([Run(viewModel.image.glyph, .accent), Run("  " + viewModel.text, .bold)], in: rest)
  }
}
#endif
