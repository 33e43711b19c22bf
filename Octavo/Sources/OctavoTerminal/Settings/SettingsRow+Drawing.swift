import BinderyTerminal
import OctavoViewModels

extension SettingsRow {
  /// The columns of the titles.
  static let titleColumns = 18

  /// Returns the lines of a section: its heading, and the rows below it.
  static func lines(of rows: [SettingsRow], under title: String, width: Int) -> [[Run]] {
    guard !rows.isEmpty else { return [] }
    return [[], [Run(title, .accent, .bold)]] + rows.flatMap { $0.lines(width: width) }
  }

  /// A row without a title has the whole width.
  private func lines(width: Int) -> [[Run]] {
    guard !title.isEmpty || value.isEmpty else { return [Run(value)].wrapped(to: max(8, width)) }
    let column = max(Self.titleColumns, title.displayWidth + 2)
    return [Run(value)].wrapped(to: max(8, width - column)).enumerated().map { row, line in
      [Run((row == 0 ? title : "").padded(to: column), .muted)] + line
    }
  }
}
