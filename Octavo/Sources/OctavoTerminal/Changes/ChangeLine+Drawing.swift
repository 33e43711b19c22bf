import BinderyTerminal
import GitHubValues
import OctavoViewModels

extension ChangeLine {
  /// Draws the line with its numbers and its sign; the text is scrolled sideways by a number of
  /// cells.
  func draw(
    _ numbers: String,
    in area: Rect,
    of frame: inout Frame,
    by painter: ChangePainter,
    scrolledBy column: Int
  ) {
    var area = area
    let ground = kind.ground
    if ground != .standard { frame.fill(area, Style.plain.on(ground)) }
    let margin = area.takeLeft(numbers.utf8.count + 1)
    frame.write(numbers, kind.numberStyle.on(ground), in: margin)
    frame.write(sign, kind.signStyle.on(ground), in: area.takeLeft(2))
    frame.write(painter.runs(of: self).dropping(cells: column), in: area)
  }

  /// Draws both sides of a row in two columns, with a line between them.
  static func draw(
    _ old: Self?,
    _ new: Self?,
    in area: Rect,
    of frame: inout Frame,
    by painter: ChangePainter,
    scrolledBy column: Int
  ) {
    var area = area
    let left = area.takeLeft((area.columns - 1) / 2)
    frame.verticalRule(area.takeLeft(1))
    for (line, isOld, side) in [(old, true, left), (new, false, area)] {
      line?.draw(
        line?.number(isOld: isOld) ?? "",
        in: side,
        of: &frame,
        by: painter,
        scrolledBy: column
      )
    }
  }
}

extension GitHub.Patch.Line.Kind {
  /// The background of a line.
  var ground: Color {
    switch self {
    case .added: .role(.added)
    case .deleted: .role(.removed)
    case .context, .remark: .standard
    }
  }

  /// The background of the words that the line beside it does not have.
  var wordGround: Color {
    switch self {
    case .added: .role(.addedWords)
    case .deleted: .role(.removedWords)
    case .context, .remark: .standard
    }
  }

  fileprivate var numberStyle: Style {
    switch self {
    case .added: Style(.success)
    case .deleted: Style(.danger)
    case .context, .remark: .muted
    }
  }

  fileprivate var signStyle: Style { numberStyle.adding(.bold) }
}
