import BinderyGTK
import OctavoMarkup
import OctavoViewModels

/// A row of a page of changes: a line with its numbers, both sides of a row, or another text.
final class ChangeCell: ListCell {
  /// The style of the list, whose rows have no space between them.
  static let listStyle = "octavo-changes"
  static let rule = StyleRule(
    """
    .octavo-changes listview { padding: 12px 0; }
    .octavo-changes row { padding: 0; min-height: 0; }
    .octavo-changes .added { background-color: alpha(@success_color, 0.15); }
    .octavo-changes .deleted { background-color: alpha(@error_color, 0.13); }
    .octavo-changes .absent { background-color: alpha(currentColor, 0.04); }
    .octavo-changes .comment { background-color: alpha(currentColor, 0.04); padding-left: 18px; }
    .octavo-changes .hunk { background-color: alpha(@accent_bg_color, 0.10); }
    """
  )

  let widget: Widget
  private let sides = Box(.horizontal)
  private let first = ChangeSide()
  private var second: ChangeSide?
  private var detail: Label?
  private var pictures: Box?
  /// Loads a version of the picture of a row.
  var onPicture: ((ChangeRow, _ isOld: Bool) async -> Texture?)?

  init() {
    sides.append(first.widget)
    sides.shareEqually()
    sides.expand(vertically: false)
    // The style of the list sets the spacing of the outermost box of a row.
    widget = Box(.horizontal, [sides])
  }

  deinit {}

  /// Opens the address of a link in the message.
  var onLink: ((String) -> Void)? {
    get { first.onLink }
    set { first.onLink = newValue }
  }

  /// Shows a row, with colours for a light or a dark ground.
  func show(_ row: ChangeRow, _ palette: TokenPalette, _ painter: ChangePainter) {
    second?.widget.isVisible = false
    detail?.isVisible = false
    removePictures()
    switch row.kind {
    case .subject: first.show(Self.message(row, .strong))
    case .fact(let login):
      first.show([TextRun(row.text, color: login == nil ? nil : palette.link)])
    case .parent: first.show([TextRun(row.text, color: palette.link)])
    case .commit(_, let age):
      first.show([TextRun(row.text)], margin: 3)
      show(detail: age)
    case .summary(let counts), .file(let counts, _):
      first.show([TextRun(row.label, .strong)] + counts.runs(palette), margin: 4)
    case .hunk:
      let color = palette.color(of: .type)
      first.show([TextRun(row.label, .code, color: color)], style: "hunk", margin: 0)
    case .line(let line):
      first.show(painter.runs(of: line, palette), numbers: line.numbers, style: line.style)
    case .pair(let old, let new):
      show(old, isOld: true, in: first, palette, painter)
      show(new, isOld: false, in: secondSide, palette, painter)
    case .thread: first.show([TextRun(row.label, .strong, color: palette.link)], margin: 3)
    case .comment: first.show(Self.message(row, []), style: "comment", margin: 0)
    case .pictures(let versions): show(versions, of: row)
    case .message: first.show(Self.message(row, []))
    case .note: first.show([TextRun(row.text)], style: "dim-label")
    }
  }

  /// Returns the text of a line of the message, with its links.
  private static func message(_ row: ChangeRow, _ style: MarkupStyle) -> [TextRun] {
    let runs = row.runs.isEmpty ? [MarkupRun(row.text)] : row.runs
    return runs.map {
      TextRun(MarkupRun($0.text, style: $0.style.union(style), link: $0.link))
    }
  }

  private func show(
    _ line: ChangeLine?,
    isOld: Bool,
    in side: ChangeSide,
    _ palette: TokenPalette,
    _ painter: ChangePainter
  ) {
    guard let line else { return side.show([], style: "absent") }
    let numbers = line.number(isOld: isOld)
    side.show(painter.runs(of: line, palette), numbers: numbers, style: line.style)
  }

  /// The right side, which is made when a row has one and is then visible.
  private var secondSide: ChangeSide {
    let side = second ?? ChangeSide()
    if second == nil { sides.append(side.widget) }
    second = side
    side.widget.isVisible = true
    return side
  }

  /// Shows the pictures before and after a change beside each other.
  private func show(_ versions: PictureVersions, of row: ChangeRow) {
    let sides = [(true, versions.hasOld), (false, versions.hasNew)].filter(\.1).map(\.0)
    let pictures = Box(.horizontal, sides.map { picture(of: row, versions, isOld: $0) })
    pictures.shareEqually()
    pictures.setMargins(12, 6)
    first.widget.isVisible = false
    self.sides.append(pictures)
    self.pictures = pictures
  }

  private func picture(of row: ChangeRow, _ versions: PictureVersions, isOld: Bool) -> Widget {
    let title = Label(versions.title(isOld: isOld))
    title.addStyle("dim-label", "caption")
    let absent = Label(Strings.undecodablePicture)
    let picture = DocumentPicture("\(versions.title(isOld: isOld)): \(row.text)", text: absent) {
      [onPicture] in await onPicture?(row, isOld)
    }
    picture.load()
    return Box(.vertical, [title, picture])
  }

  private func removePictures() {
    guard let old = pictures else { return }
    sides.remove(old)
    pictures = nil
    first.widget.isVisible = true
  }

  private func show(detail text: String) {
    let label = detail ?? Label()
    if detail == nil {
      label.addStyle("dim-label", "caption")
      label.setMargins(12, 0)
      (widget as? Box)?.append(label)
    }
    detail = label
    label.text = text
    label.isVisible = true
  }
}
