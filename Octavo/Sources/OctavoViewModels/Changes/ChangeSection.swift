public import BinderyNavigation

/// A part of a page of changes: the message, the commits, or a file.
public nonisolated struct ChangeSection: Sendable, ListSection, Equatable {
  /// The identity: that of the first row.
  public let id: String
  /// The path of the file, or the heading of the commits.
  public let title: String
  /// The rows, of a long page those that are read.
  let window: ChangeRows

  /// The rows, which are made for it where the list is long.
  ///
  /// A view reads the rows of a long list one by one, at their offsets.
  public var rows: [ChangeRow] { if case .made(let rows) = window { rows } else { Array(window) } }

  init(_ title: String, _ rows: [ChangeRow]) { self.init(title, .made(rows)) }

  init(_ title: String, _ rows: ChangeRows) {
    id = rows.first?.id ?? title
    self.title = title
    window = rows
  }

  /// The section with all rows made.
  var whole: Self { Self(title, .made(rows)) }

  /// Whether the section is a file.
  var isFile: Bool { if case .file? = window.first?.kind { true } else { false } }
}
