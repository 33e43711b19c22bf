extension ReferenceLinker {
  /// Returns blocks with links for the references in them.
  ///
  /// Nesting is bounded, so that recursion is, too.
  public func linked(_ blocks: [MarkupBlock]) -> [MarkupBlock] { blocks.map(linked) }

  private func linked(_ block: MarkupBlock) -> MarkupBlock {
    switch block {
    case .heading(let level, let runs): .heading(level: level, linked(runs))
    case .paragraph(let runs): .paragraph(linked(runs))
    case .quote(let blocks): .quote(linked(blocks))
    case .list(var list):
      linked(&list)
    case .table(var table):
      linked(&table)
    case .code, .rule, .image, .anchor, .simplified, .details, .summary, .detailsEnd: block
    }
  }

  private func linked(_ list: inout MarkupList) -> MarkupBlock {
    for index in list.items.indices { list.items[index].blocks = linked(list.items[index].blocks) }
    return .list(list)
  }

  private func linked(_ table: inout MarkupTable) -> MarkupBlock {
    table.header = table.header.map { linked($0) }
    table.rows = table.rows.map { row in row.map { linked($0) } }
    return .table(table)
  }
}

extension [MarkupRun] {
  /// The address of the thread or commit that is all of a text; `nil` for another text.
  public var loneReference: String? {
    count == 1 && self[0].style.contains(.reference) ? self[0].link : nil
  }

  /// The addresses of the references in a text.
  public var references: [String] {
    compactMap { $0.style.contains(.reference) ? $0.link : nil }
  }
}

extension MarkupPart {
  /// The address of the reference that is all of the part; `nil` for another part.
  public var loneReference: String? {
    if case .paragraph(let runs) = content { runs.loneReference } else { nil }
  }

  /// The addresses of the references in the part.
  public var references: [String] {
    switch content {
    case .heading(_, let runs), .paragraph(let runs): runs.references
    case .table(let table, let rows):
      ((rows.lowerBound == 0 ? [table.header] : []) + table.rows[rows]).flatMap { row in
        row.flatMap(\.references)
      }
    case .code, .rule, .image, .simplified, .fold: []
    }
  }
}
