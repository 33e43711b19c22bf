#if canImport(Glibc) || canImport(Musl)
/// Turns frames into the bytes that bring a terminal from the one before to the next.
///
/// Only cells that changed are sent. Cells in more than one place are sent inside a synchronized
/// update (mode 2026), which terminals that do not know it ignore. Positions are never left to
/// chance: after a glyph that terminals measure differently, and at the start of every row, the
/// cursor is placed anew.
public nonisolated struct Renderer {
  /// The colours in use; changing them repaints everything.
  public var theme: Theme { didSet { if theme != oldValue { invalidate() } } }

  private var shown: Frame?
  private var output: [UInt8] = []
  /// The style of the terminal; `nil` for its own colours, with which every frame begins and ends.
  private var style: Style?
  private var position: Point?
  /// The number of the link of the cell that was sent last; 0 for none.
  private var openLink: UInt16 = 0
  private var isLinkOpen = false
  /// The number of times that the cursor was placed for this frame.
  private var moves = 0

  private static let updateBegin = "\u{1B}[?2026h"
  private static let updateEnd = "\u{1B}[?2026l"

  /// Makes a renderer for a terminal of which nothing is known.
  public init(theme: Theme) {
    self.theme = theme
  }

  /// Forgets what is on the terminal, so that the next frame is painted whole.
  package mutating func invalidate() {
    shown = nil
  }

  /// The bytes that make the terminal show a frame; none if it does already.
  public mutating func bytes(for frame: Frame) -> [UInt8] {
    if let shown, shown.size == frame.size, shown.cursor == frame.cursor,
      shown.cells == frame.cells, shown.links == frame.links
    {
      return []
    }
    output.removeAll(keepingCapacity: true)
    position = nil
    openLink = 0
    moves = 0
    let isComplete = shown?.size != frame.size
    send(Self.updateBegin)
    // A cursor that is hidden already need not be hidden again.
    if shown == nil || shown?.cursor != nil { send("\u{1B}[?25l") }
    let previous = previousFrame(for: frame).numbering(links: frame.links)
    for row in 0..<frame.size.rows { sendRow(row, of: frame, from: previous) }
    sendLink(0, of: frame)
    if !isReset { send("\u{1B}[0m") }
    style = nil
    if let cursor = frame.cursor, frame.bounds.contains(cursor) {
      move(to: cursor)
      send("\u{1B}[?25h")
    }
    let isSynchronized = moves > 1 || isComplete || shown?.cursor != nil || frame.cursor != nil
    shown = frame
    guard isSynchronized else { return Array(output.dropFirst(Self.updateBegin.utf8.count)) }
    send(Self.updateEnd)
    return output
  }

  private mutating func previousFrame(for frame: Frame) -> Frame {
    if let shown, shown.size == frame.size { return shown }
    send("\u{1B}[0m\u{1B}[2J")
    var cleared = Frame(size: frame.size)
    if theme.isPainted { cleared.cells = cleared.cells.map { _ in .cleared } }
    return cleared
  }

  /// Whether the terminal has its own colours.
  private var isReset: Bool { style == nil || style == .plain && !theme.isPainted }

  private mutating func sendRow(_ row: Int, of frame: Frame, from previous: Frame) {
    let start = row * frame.size.columns
    let end = start + frame.size.columns
    guard frame.cells[start..<end] != previous.cells[start..<end] else { return }
    var index = start
    while index < end {
      let cell = frame.cells[index]
      let width = max(1, Int(cell.width))
      let isSame = (index..<min(end, index + width)).allSatisfy {
        frame.cells[$0] == previous.cells[$0]
      }
      if !isSame, cell.width > 0 {
        move(to: Point(column: index - start, row: row))
        sendLink(cell.link, of: frame)
        send(cell)
      }
      index += width
    }
  }

  private mutating func send(_ cell: Cell) {
    if style != cell.style, !(isReset && cell.style == .plain && !theme.isPainted) {
      SelectGraphicRendition.append(theme.resolve(cell.style), isReset: isReset, to: &output)
      style = cell.style
    }
    output.append(contentsOf: cell.character.utf8)
    position?.column += Int(cell.width)
    if !cell.character.hasCertainWidth { position = nil }
  }

  /// Opens the link with a number on the terminal, or closes the one that is open.
  ///
  /// Addresses that are not safe to send are left out; the text is drawn without a link.
  private mutating func sendLink(_ number: UInt16, of frame: Frame) {
    guard number != openLink else { return }
    let address = number > 0 ? Hyperlink.address(for: frame.links[Int(number) - 1]) : nil
    openLink = number
    guard theme.sendsLinks, isLinkOpen || address != nil else { return }
    isLinkOpen = address != nil
    send("\u{1B}]8;;\(address ?? "")\u{1B}\\")
  }

  private mutating func move(to point: Point) {
    guard position != point else { return }
    moves += 1
    send("\u{1B}[\(point.row + 1);\(point.column + 1)H")
    position = point
  }

  private mutating func send(_ text: String) {
    output.append(contentsOf: text.utf8)
  }
}

nonisolated extension Character {
  /// Whether every terminal moves its cursor by the same amount for it.
  fileprivate var hasCertainWidth: Bool {
    let scalars = unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return false }
    return switch scalar.value {
    case ..<0x300, 0x2018...0x2026, 0x2500...0x259F, 0x3041...0x30FF, 0x4E00...0x9FFF,
      0xAC00...0xD7A3:
      true
    default: false
    }
  }
}
#endif
