public import BinderyNavigation

/// One place of a list in sections.
public nonisolated enum SectionedElement<Section: ListSection>: Identifiable {
  /// The heading of a section, with its title.
  case heading(Section.ID, String)
  /// A row.
  case row(Section.Row)

  /// The identity of a place.
  public enum ID: Sendable {
    /// The identity of a heading.
    case heading(Section.ID)
    /// The identity of a row.
    case row(Section.Row.ID)
  }

  /// The identity of the section or of the row.
  @inlinable
  public var id: ID {
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

// The conformances are written out because those that the compiler makes are not inlinable, so that
// comparing long lists would call code for rows of any type.
nonisolated extension SectionedElement: Equatable {
  /// Whether two places are equal headings or equal rows.
  @inlinable
  public static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.heading(let id, let title), .heading(let otherID, let otherTitle)):
      id == otherID && title == otherTitle
    case (.row(let row), .row(let other)): row == other
    default: false
    }
  }
}

nonisolated extension SectionedElement.ID: Hashable {
  /// Whether two identities are those of one heading or of one row.
  @inlinable
  public static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.heading(let id), .heading(let other)): id == other
    case (.row(let id), .row(let other)): id == other
    default: false
    }
  }

  /// Hashes the kind of the place and its identifier.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .heading(let id):
      hasher.combine(true)
      hasher.combine(id)
    case .row(let id):
      hasher.combine(false)
      hasher.combine(id)
    }
  }
}
