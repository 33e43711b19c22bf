/// Takes the blocks of a document apart into the parts that are drawn, portion by portion.
public struct MarkupOutline: Sendable {
  private static let mostLines = 100
  private static let mostRows = 50
  /// The longest piece of a paragraph or of a line of code, in characters.
  private static let longestText = 4_000

  /// The parts since the last portion.
  private var parts: [MarkupPart] = []
  private var headings: [String: Int] = [:]
  private var containers: [MarkupPart.Container] = []
  private var gap: Int?
  /// The names of the next part.
  private var names: [String] = []
  private var isEmpty = true
  /// The first part of the names of folds, and the number of those that were read.
  private let name: String
  private var foldCount = 0
  /// The folds that are around the next part; `nil` for one that is not shown as a fold.
  private var folds: [MarkupFold?] = []
  /// The fold whose line is not known yet, and whether the next words are it.
  private var pending: (isOpen: Bool, isNext: Bool)?
  /// The address to which the place of an item with a box is added, to tick it; `nil` for none.
  private let ticking: String?

  /// Makes an outline of a document without blocks.
  ///
  /// - Parameters:
  ///   - name: The name of the document, which no other document of the page has.
  ///   - ticking: The address to which the place of an item with a box is added, to tick it; `nil`
  ///     if the reader cannot tick it.
  public init(named name: String = "", ticking: String? = nil) {
    (self.name, self.ticking) = (name, ticking)
  }

  /// Returns the parts of a document.
  public static func parts(of blocks: [MarkupBlock]) -> [MarkupPart] {
    var outline = MarkupOutline()
    return outline.parts(of: blocks)
  }

  /// Returns the parts of the next blocks of the document.
  public mutating func parts(of blocks: [MarkupBlock]) -> [MarkupPart] {
    append(blocks, isWhole: true)
    defer { parts = [] }
    return parts
  }

  /// Adds blocks: those of a container, or those of the document, in which a fold may be open.
  private mutating func append(_ blocks: [MarkupBlock], isWhole: Bool = false) {
    let depth = containers.count
    var isFirst = !isWhole || isEmpty
    for block in blocks {
      let (count, space) = (parts.count, gap)
      if !isFirst { gap = gap ?? containers.count }
      if !beginFold(at: block) { append(block) }
      // A block without lines has no space above it.
      if parts.count == count { gap = space } else { isFirst = false }
    }
    guard !isWhole else { return }
    // A fold ends with the blocks around it.
    if let pending { beginFold(pending.isOpen, []) }
    while containers.count > depth, containers.last == .fold { endFold() }
  }

  private mutating func append(_ block: MarkupBlock) {
    switch block {
    case .heading(let level, let runs): heading(level, runs)
    case .paragraph(let runs):
      pieces(of: runs).enumerated().forEach { add(.paragraph($1), isContinuation: $0 > 0) }
    case .list(let list): append(list)
    case .quote(let blocks):
      containers.append(.quote)
      append(blocks)
      containers.removeLast()
    case .code(_, let lines): if !lines.isEmpty { code(lines) }
    case .table(let table) where table.header.isEmpty: break
    case .table(let table):
      for start in stride(from: 0, to: max(1, table.rows.count), by: Self.mostRows) {
        let end = min(table.rows.count, start + Self.mostRows)
        add(.table(table, rows: start..<end), isContinuation: start > 0)
      }
    case .rule: add(.rule)
    case .image(let run): add(.image(run))
    case .simplified: add(.simplified)
    case .anchor(let name): names.append(name)
    case .details(let isOpen): pending = (isOpen, isNext: false)
    case .summary(let runs): if !runs.isEmpty { append(.paragraph(runs)) }
    case .detailsEnd: if containers.last == .fold { endFold() }
    }
  }

  /// Begins the fold whose line is not known yet, and returns whether a block was used for that.
  private mutating func beginFold(at block: MarkupBlock) -> Bool {
    guard let (isOpen, isNext) = pending else { return false }
    switch block {
    case .anchor: return false
    case .summary(let runs) where runs.isEmpty: pending?.isNext = true
    case .summary(let runs): beginFold(isOpen, runs)
    case .heading(_, let runs) where isNext, .paragraph(let runs) where isNext:
      beginFold(isOpen, runs)
    default:
      beginFold(isOpen, [])
      gap = gap ?? containers.count
      return false
    }
    return true
  }

  /// Adds the line of a fold, which is around the next parts.
  private mutating func beginFold(_ isOpen: Bool, _ runs: [MarkupRun]) {
    pending = nil
    let words = runs.isEmpty ? [MarkupRun("Details")] : pieces(of: runs)[0]
    // The nesting is bounded, so that the cost of a part is.
    guard containers.count < MarkupDocument.maximumDepth else { return add(.paragraph(words)) }
    if folds.count < MarkupFold.mostNested {
      let fold = MarkupFold("\(name)/\(foldCount)", isOpenAtFirst: isOpen)
      foldCount += 1
      add(.fold(words, fold))
      folds.append(fold)
    } else {
      add(.paragraph(words))
      folds.append(nil)
    }
    containers.append(.fold)
  }

  private mutating func endFold() {
    containers.removeLast()
    folds.removeLast()
  }

  private mutating func append(_ list: MarkupList) {
    for (index, item) in list.items.enumerated() {
      if index > 0, !list.isTight { gap = gap ?? containers.count }
      let mark: MarkupPart.Mark =
        if let isDone = item.isDone {
          .box(isDone: isDone, link: ticking.flatMap { link(to: item, $0) })
        } else {
          list.start.map { .number($0 &+ index) } ?? .bullet
        }
      containers.append(.item(mark: mark, isFirst: true))
      let count = parts.count
      append(item.blocks)
      if parts.count == count { add(.paragraph([])) }
      containers.removeLast()
    }
  }

  /// Returns the address that ticks an item: that of the document, the place, and the state.
  private func link(to item: MarkupList.Item, _ address: String) -> String? {
    item.place.map { "\(address)\($0).\(item.isDone == true ? 1 : 0)" }
  }

  private mutating func heading(_ level: Int, _ runs: [MarkupRun]) {
    let anchor = MarkupDocument.anchor(of: runs)
    let count = headings[anchor, default: 0]
    headings[anchor] = count + 1
    names.insert(count == 0 ? anchor : "\(anchor)-\(count)", at: 0)
    let words = runs.filter { $0.image == nil }.map(\.text).joined()
    add(.heading(level: level, runs), title: words)
  }

  private mutating func code(_ lines: [[TokenRun]]) {
    var part: [[TokenRun]] = []
    var continues = false
    var isContinuation = false
    for line in lines {
      for (index, piece) in pieces(of: line).enumerated() {
        if part.count >= Self.mostLines || (index > 0 && !part.isEmpty) {
          add(.code(part, continuesLine: continues), isContinuation: isContinuation)
          (part, continues, isContinuation) = ([], index > 0, true)
        }
        part.append(piece)
      }
    }
    add(.code(part, continuesLine: continues), isContinuation: isContinuation)
  }

  private mutating func add(
    _ content: MarkupPart.Content,
    isContinuation: Bool = false,
    title: String? = nil
  ) {
    let depth = containers.count
    let shown = MarkupDocument.shownDepth
    parts.append(
      MarkupPart(
        content: content,
        containers: depth <= shown
          ? containers : containers.prefix(shown - 1) + containers.suffix(1),
        level: depth > shown ? depth : nil,
        gap: gap.map { min($0, shown) },
        isContinuation: isContinuation,
        names: names,
        title: title,
        folds: folds.compactMap(\.self)
      )
    )
    isEmpty = false
    gap = nil
    names = []
    // Those around an item that is not the first part of its own have been noted.
    for index in containers.indices.reversed() {
      guard case .item(let mark, let isFirst) = containers[index] else { continue }
      guard isFirst else { break }
      containers[index] = .item(mark: mark, isFirst: false)
    }
  }
}

extension MarkupOutline {
  private func pieces(of runs: [MarkupRun]) -> [[MarkupRun]] {
    Self.pieces(of: runs, \.text) { run, text in
      var piece = run
      piece.text = text
      return piece
    }
  }

  private func pieces(of runs: [TokenRun]) -> [[TokenRun]] {
    Self.pieces(of: runs, \.text) { TokenRun($0.kind, $1) }
  }

  /// Cuts runs into pieces of a bounded length, behind a blank where there is one.
  private static func pieces<Run>(
    of runs: [Run],
    _ text: (Run) -> String,
    _ make: (Run, String) -> Run
  ) -> [[Run]] {
    guard runs.reduce(0, { $0 + text($1).utf8.count }) > longestText else { return [runs] }
    var pieces: [[Run]] = [[]]
    var length = 0
    for run in runs {
      var rest = Substring(text(run))
      while length + rest.utf8.count > longestText {
        let head = rest.prefix(longestText - length)
        let end = head.lastIndex(of: " ").map { head.index(after: $0) } ?? head.endIndex
        if end > rest.startIndex {
          pieces[pieces.count - 1].append(make(run, String(rest[..<end])))
        }
        rest = rest[end...]
        pieces.append([])
        length = 0
      }
      if !rest.isEmpty { pieces[pieces.count - 1].append(make(run, String(rest))) }
      length += rest.utf8.count
    }
    return pieces.filter { !$0.isEmpty }
  }
}
