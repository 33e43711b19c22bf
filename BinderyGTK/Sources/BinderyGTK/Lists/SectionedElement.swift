import BinderyNavigation

/// One place of a list in sections.
nonisolated enum SectionedElement<Section: ListSection>: Identifiable, Equatable {
  case heading(Section.ID, String)
  case row(Section.Row)

  enum ID: Hashable, Sendable {
    case heading(Section.ID)
    case row(Section.Row.ID)
  }

  var id: ID {
    switch self {
    case .heading(let id, _): .heading(id)
    case .row(let row): .row(row.id)
    }
  }

  /// The headings and rows of sections, from top to bottom.
  static func elements(of sections: [Section]) -> [SectionedElement] {
    var elements: [SectionedElement] = []
    for section in sections where !section.rows.isEmpty {
      if !section.title.isEmpty { elements.append(.heading(section.id, section.title)) }
      for row in section.rows { elements.append(.row(row)) }
    }
    return elements
  }
}
