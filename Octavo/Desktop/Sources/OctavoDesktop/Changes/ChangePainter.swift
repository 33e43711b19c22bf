import BinderyGTK
import GitHubValues
import OctavoMarkup
import OctavoViewModels

/// Colours the lines of changes that have a row on the screen.
final class ChangePainter {
  /// The most bytes of a line that are shown: more make GTK slow, and cannot be read.
  private static let longestLine = 2_000

  private let viewModel: ChangesViewModel
  private var texts = HighlightedTexts<ChangeLine.Side>()

  init(_ viewModel: ChangesViewModel) { self.viewModel = viewModel }

  deinit {}

  /// Returns a line with its sign, in the colours of its language.
  func runs(of line: ChangeLine, _ palette: TokenPalette) -> [TextRun] {
    let sign = TextRun("\(line.sign) ", .code)
    guard line.kind != .remark else {
      return [sign, TextRun(String(line.text.prefix(Self.longestLine)), [.code, .emphasis])]
    }
    let tokens = texts.runs(of: line.text, at: line.place, in: line.side) {
      untracked { text(of: line.side) }
    }
    let marked = tokens.marked(in: line.changedWords, limit: Self.longestLine)
    return [sign]
      + marked.map { token, isMarked in
        TextRun(
          token.text,
          .code,
          color: palette.color(of: token.kind),
          background: isMarked ? palette.wordBackground(of: line.kind) : nil
        )
      }
  }

  private func text(of side: ChangeLine.Side) -> HighlightedText? {
    viewModel.source(of: side).map {
      HighlightedText(lines: $0.lines, fileName: $0.fileName, firstLine: $0.firstLine)
    }
  }
}

extension TokenPalette {
  /// The colour behind the words of a line that the line beside it does not have.
  fileprivate func wordBackground(of kind: GitHub.Patch.Line.Kind) -> String? {
    switch kind {
    case .added: self == .light ? "#a5dfb4" : "#1f5c38"
    case .deleted: self == .light ? "#f7c0c0" : "#7a2d33"
    case .context, .remark: nil
    }
  }
}
