import BinderyGTK
import OctavoMarkup
import OctavoViewModels

extension BlockMaker {
  /// Makes a part of a long document, with the marks of the lists and quotes around it.
  func widget(_ part: MarkupPart) -> Widget {
    var widget = content(part.content)
    for container in part.containers.reversed() { widget = inside(container, widget) }
    if part.gap != nil {
      widget.setTopMargin(12)
    } else if !part.isContinuation, !part.containers.isEmpty {
      widget.setTopMargin(4)
    }
    return widget
  }

  private func content(_ content: MarkupPart.Content) -> Widget {
    switch content {
    case .heading(let level, let runs): heading(level, runs)
    case .paragraph(let runs): label(runs)
    case .code(let lines, _): code(lines)
    case .table(let table, let rows): self.table(table, rows)
    case .rule: Separator()
    case .image(let run): picture(run)
    case .simplified: note(Strings.simplifiedDocument)
    }
  }

  private func inside(_ container: MarkupPart.Container, _ content: Widget) -> Widget {
    content.expand(vertically: false)
    guard case .item(let mark, let isFirst) = container else {
      content.addStyle("dim-label")
      return Grid(Separator(.vertical), spacing: 12, beside: content)
    }
    let label = Label(isFirst ? Self.text(of: mark) : "")
    label.align(vertically: .start)
    label.setPosition(1)
    label.reserveWidth(of: mark.isNumber ? 3 : 2)
    return Grid(label, spacing: 8, beside: content)
  }

  private static func text(of mark: MarkupPart.Mark) -> String {
    switch mark {
    case .bullet: "•"
    case .number(let number): "\(number)."
    case .box(let isDone): isDone ? "☑" : "☐"
    }
  }
}

extension MarkupPart.Mark {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}
