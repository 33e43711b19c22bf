public import BinderyNavigation
import GitHubValues

/// The changed files of a page as a tree with numbers, beside the changes or to choose from.
///
/// Beside the changes, opening a row leads to its file or filters the files. As a screen of its own
/// it is presented, and returns the choice.
public final class ChangedFilesViewModel: ViewModel, PickerViewModel {
  /// The value that the picker returns.
  public typealias Option = FileChoice
  /// A row with a file, a folder or a filter.
  public typealias Row = PickerRow<FileChoice>
  /// The rows below one heading.
  public typealias Section = PickerSection<FileChoice>

  /// The most owners that are offered as filters.
  private static let mostOwners = 100

  /// The keyword of the filter, as typed.
  @MutableProperty public var keyword = ""

  /// The files that match the filter below their folders, and the filters.
  @Computed({ (viewModel: ChangedFilesViewModel) in viewModel.makeSections() })
  public var sections

  /// The rows of all sections.
  @Computed({ (viewModel: ChangedFilesViewModel) in viewModel.sections.flatMap(\.rows) })
  public var rows

  /// The selected row.
  public var selectedRow = SelectedRow()

  private weak let changes: ChangesViewModel?
  private let finish: (FileChoice) -> Void
  private let close: () -> Void

  /// Makes the screen.
  ///
  /// - Parameters:
  ///   - changes: The page of the changes; without it there is nothing to choose.
  ///   - finish: Removes the screen, and returns the choice.
  ///   - close: Removes the screen.
  init(
    _ changes: ChangesViewModel?,
    finish: @escaping (FileChoice) -> Void,
    close: @escaping () -> Void
  ) {
    self.changes = changes
    self.finish = finish
    self.close = close
    super.init()
    // Owners are read when the user looks at the files.
    whenActivated { [weak changes] _, _ in changes?.readOwners() }
  }

  /// Makes the list beside the changes of a page.
  convenience init(_ changes: ChangesViewModel) {
    self.init(changes, finish: { [weak changes] in changes?.choose($0) }, close: {})
  }

  /// The title of the screen.
  public var title: String { "Go to File" }

  /// The text in the empty filter field.
  public var placeholder: String { "Filter files" }

  /// The text in place of an empty list.
  public var emptyText: String { "No files have changed." }

  /// Goes to a file, or filters the files.
  public func open(_ row: Row) { finish(row.option) }

  /// Closes the screen without choosing.
  public func cancel() { close() }

  private func makeSections() -> [Section] {
    guard let changes, let files = changes.stored.value?.files else { return [] }
    let filter = FileFilter(keyword.trimmed)
    let marks = files.map(changes.mark)
    let places = files.indices.filter { filter.matches(marks[$0]) }
    let tree = FileTree(files, places).entries.map { entry in
      let detail =
        entry.file.map { [entry.counts.text] + marks[$0].listed } ?? [entry.counts.text]
      return Row(
        entry.path,
        entry.file == nil ? .filter(entry.path) : .file(entry.path),
        title: entry.file == nil ? "\(entry.name)/" : entry.name,
        isCurrent: false,
        depth: entry.depth,
        detail: detail.filter { !$0.isEmpty }.joined(separator: "  ")
      )
    }
    let filters = keyword.trimmed.isEmpty ? Self.filters(marks) : []
    return [Section(title: "", rows: tree), Section(title: "Show Only", rows: filters)]
      .filter { !$0.rows.isEmpty }
  }

  /// Returns the filters that let some of the files through, those of all owners too.
  private static func filters(_ marks: [FileMark]) -> [Row] {
    let owners = Dictionary(grouping: marks.flatMap(\.owners)) { $0 }.mapValues(\.count)
    let known = [
      ("Not viewed", FileFilter.unviewed, marks.count { $0.state != nil && $0.state != .viewed }),
      ("With comments", FileFilter.commented, marks.count { $0.comments > 0 }),
    ]
    let most = owners.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(mostOwners)
    let all = known + most.map { ($0.key, "\(FileFilter.owner)\($0.key)", $0.value) }
    return all.filter { $0.2 > 0 }.map { title, filter, count in
      Row(
        " \(filter)",
        .filter(filter),
        title: title,
        isCurrent: false,
        detail: Strings.count(count, "file")
      )
    }
  }
}

nonisolated extension FileMark {
  /// The facts in short words, for a list of files.
  fileprivate var listed: [String] {
    let viewed: String? =
      switch state {
      case .viewed: "✓"
      case .dismissed: "changed"
      default: nil
      }
    let owner = owners.count > 1 ? "\(owners[0]) +\(owners.count - 1)" : owners.first
    return [comments > 0 ? Strings.count(comments, "comment") : nil, owner, viewed]
      .compactMap(\.self)
  }
}

nonisolated extension LineCounts {
  /// The numbers with their signs; empty if none is known.
  fileprivate var text: String {
    [additions.map { "+\($0)" }, deletions.map { "−\($0)" }].compactMap(\.self)
      .joined(separator: " ")
  }
}
