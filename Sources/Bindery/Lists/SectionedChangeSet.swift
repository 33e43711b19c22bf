/// The difference between two lists of sections: the sections removed, inserted and moved, and the
/// changes of the rows in those that stayed.
///
/// Apply it in two steps: first the row changes, inside the sections as they were; then the changes
/// of the sections. An inserted section brings its rows, a removed one takes them with it, and a
/// row that changes its section is removed from one and inserted into the other.
public nonisolated struct SectionedChangeSet<
  SectionID: Hashable & Sendable,
  RowID: Hashable & Sendable
>: Sendable, Equatable {
  /// The changes of the rows in a section that stayed.
  public struct RowChanges: Sendable, Equatable {
    /// The old offset of the section.
    public let oldSection: Int
    /// The new offset of the section.
    public let newSection: Int
    /// The changes of its rows.
    public let rows: ChangeSet<RowID>

    @usableFromInline
    init(oldSection: Int, newSection: Int, rows: ChangeSet<RowID>) {
      self.oldSection = oldSection
      self.newSection = newSection
      self.rows = rows
    }
  }

  /// The sections removed, inserted and moved; their values are not compared.
  public let sections: ChangeSet<SectionID>
  /// The sections that stayed and whose rows changed, by ascending new offset.
  public let rowChanges: [RowChanges]

  /// Whether the two lists are the same.
  public var isEmpty: Bool { sections.isEmpty && rowChanges.isEmpty }

  /// Computes the changes from `old` to `new`; see ``ChangeSet``.
  @inlinable
  public nonisolated init<Section: ListSection>(from old: [Section], to new: [Section])
  where Section.ID == SectionID, Section.Row.ID == RowID {
    var places: [SectionID: Int] = [:]
    var oldHeadings: [SectionHeading<SectionID>] = []
    for index in old.indices {
      oldHeadings.append(SectionHeading(id: old[index].id))
      if places[old[index].id] == nil { places[old[index].id] = index }
    }
    var newHeadings: [SectionHeading<SectionID>] = []
    var rowChanges: [RowChanges] = []
    for index in new.indices {
      newHeadings.append(SectionHeading(id: new[index].id))
      // A second section with the same identity counts as a new one.
      guard let place = places.removeValue(forKey: new[index].id) else { continue }
      let changes = ChangeSet<RowID>(from: old[place].rows, to: new[index].rows)
      if !changes.isEmpty {
        rowChanges.append(RowChanges(oldSection: place, newSection: index, rows: changes))
      }
    }
    sections = ChangeSet(from: oldHeadings, to: newHeadings)
    self.rowChanges = rowChanges
  }
}

/// A section without its rows.
@usableFromInline
nonisolated struct SectionHeading<ID: Hashable & Sendable>: Identifiable, Equatable {
  @usableFromInline let id: ID

  @inlinable init(id: ID) { self.id = id }
}
