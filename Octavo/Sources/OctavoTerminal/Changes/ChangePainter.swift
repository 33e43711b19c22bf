import BinderyTerminal
import GitHubValues
import OctavoMarkup
import OctavoViewModels

/// Colours the lines of changes that are on the screen.
final class ChangePainter {
  private let viewModel: ChangesViewModel
  private var texts = HighlightedTexts<ChangeLine.Side>()

  init(_ viewModel: ChangesViewModel) { self.viewModel = viewModel }

  deinit {}

  /// Returns the text of a line in the colours of its language, on the background of its side.
  func runs(of line: ChangeLine) -> [Run] {
    guard line.kind != .remark else { return [Run(line.text, Style(.muted, .italic))] }
    let tokens = texts.runs(of: line.text, at: line.place, in: line.side) { text(of: line.side) }
    return tokens.marked(in: line.changedWords).map { token, isMarked in
      let ground = isMarked ? line.kind.wordGround : line.kind.ground
      return Run(token.text, TokenStyle.style(of: token.kind).on(ground))
    }
  }

  private func text(of side: ChangeLine.Side) -> HighlightedText? {
    viewModel.source(of: side).map {
      HighlightedText(lines: $0.lines, fileName: $0.fileName, firstLine: $0.firstLine)
    }
  }
}
