import BinderyGTK
import OctavoMarkup
import OctavoViewModels

extension BlockMaker {
  /// Makes a part of a long document, with the marks of the lists and quotes around it.
  ///
  /// Another content is that of the part with marks.
  func widget(_ part: MarkupPart, showing content: MarkupPart.Content? = nil) -> Widget {
    var widget = self.content(content ?? part.content)
    for (index, container) in part.containers.enumerated().reversed() {
      let isInnermost = index == part.containers.count - 1
      widget = inside(container, widget, level: isInnermost ? part.level : nil)
    }
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
    case .fold(let runs, let fold): line(of: fold, runs)
    case .code(let lines, _): code(lines)
    case .table(let table, let rows): self.table(table, rows)
    case .rule: Separator()
    case .image(let run): picture(run)
    case .simplified: note(Strings.simplifiedDocument)
    }
  }

  /// Puts a widget into a container, which has its level if not all around it are shown.
  private func inside(
    _ container: MarkupPart.Container,
    _ content: Widget,
    level: Int?
  ) -> Widget {
    content.expand(vertically: false)
    let level = level.map { Strings.level($0) + " " } ?? ""
    guard case .item(let mark, let isFirst) = container else {
      if container == .quote { content.addStyle("dim-label") }
      let quote = Grid(Separator(.vertical), spacing: 12, beside: content)
      return level.isEmpty ? quote : Grid(Label(level), spacing: 8, beside: quote)
    }
    let label = isFirst ? self.label(of: mark, level) : Label("")
    label.align(vertically: .start)
    label.setPosition(1)
    label.reserveWidth(of: (mark.isNumber ? 3 : 2) + level.count)
    return Grid(label, spacing: 8, beside: content)
  }

  /// Makes the mark of an item: a box is a link if the user may tick it.
  private func label(of mark: MarkupPart.Mark, _ level: String) -> Label {
    let label = Label(level + Self.text(of: mark))
    if case .box(let isDone, let link?) = mark {
      label.show([TextRun(level), TextRun(Self.text(of: mark), link: link)])
      label.setAccessibleName(Strings.tick(isDone: isDone))
      label.onLink = follow
    }
    return label
  }

  private static func text(of mark: MarkupPart.Mark) -> String {
    switch mark {
    case .bullet: "•"
    case .number(let number): "\(number)."
    case .box(let isDone, _): isDone ? "☑" : "☐"
    }
  }
}

extension MarkupPart.Mark {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}
