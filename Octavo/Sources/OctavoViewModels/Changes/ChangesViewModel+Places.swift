import BinderyNavigation
import GitHubValues

extension ChangesViewModel {
  /// Returns the places of the lines of a row as GitHub addresses them: none for a row without
  /// lines, two for a row in two columns whose lines differ.
  public func places(of row: ChangeRow) -> [LinePlace] {
    guard let path = row.path, let commit = version?.head.sha ?? hash ?? stored.value?.headCommit
    else { return [] }
    let lines: [ChangeLine] =
      switch row.kind {
      case .line(let line): [line]
      case .pair(let old, let new):
        // A line that did not change is on both sides, and has one place.
        old?.kind == .context ? [old].compactMap(\.self) : [old, new].compactMap(\.self)
      default: []
      }
    let places = lines.compactMap { LinePlace($0, in: path, at: commit) }
    guard let revision = stored.value?.revision else { return places }
    // The lines before are of no commit, and those of patches have no numbers of the file.
    return revision.compared.contains(path) ? [] : places.filter { $0.side == .right }
  }

  /// The place of the selected row; that after the change where it has two.
  var selectedPlace: LinePlace? { selectedRowValue.flatMap { places(of: $0).last } }

  /// The file that the selected row belongs to.
  var selectedFile: ChangedFile? { selectedRowValue.flatMap(file(of:)) }

  /// The selected row as it is now; `nil` for none.
  var selectedRowValue: ChangeRow? { selected.id.flatMap { list.offset(of: $0).flatMap(list.row) } }

  /// Selects the row of a line.
  ///
  /// - Returns: Whether the list has the row.
  @discardableResult
  func show(_ place: LinePlace) -> Bool {
    guard let file = untracked({ file(at: place.path) }) else { return false }
    guard let offset = untracked({ shownOffset(of: place, in: file) }),
      let row = untracked({ list.row(at: offset) })
    else { return false }
    return select(row.id)
  }

  /// Returns the file with a path.
  func file(at path: String) -> ChangedFile? {
    places[path].flatMap { place in stored.value.map { $0.files[place] } }
  }

  /// Selects the head of a file.
  public func goToFile(_ path: String) {
    guard let file = untracked({ file(at: path) }) else { return }
    select(file.headID)
  }

  /// Returns the offset of the row of a line; `nil` if it is not shown.
  private func shownOffset(of place: LinePlace, in file: ChangedFile) -> Int? {
    guard let section = list.sections.firstIndex(where: { $0.id == file.headID }) else {
      return nil
    }
    let offset: Int? =
      switch list.sections[section].window {
      case .file(let rows): rows.offset(of: place)
      case .made(let rows):
        rows.firstIndex { row in places(of: row).contains { $0.isSameLine(as: place) } }
      }
    return offset.map { list.start(ofSection: section) + $0 }
  }
}

nonisolated extension Changes {
  /// The commit after the changes; `nil` if the server has not named it.
  var headCommit: String? {
    switch source {
    case .commit(let detail): detail.commit.sha
    case .comparison(let comparison): comparison.headRevision
    case .pull(let pull): pull.head.sha
    case .revision(let revision): revision.new
    }
  }
}
