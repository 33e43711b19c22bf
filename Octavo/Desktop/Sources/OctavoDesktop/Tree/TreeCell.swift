import BinderyGTK
import GitHubValues
import OctavoViewModels

/// An entry of a folder.
final class TreeCell: ListCell {
  let widget: Widget
  private let icon = Icon("folder-symbolic")
  private let name = Label()
  private let measure = Label()

  init() {
    let row = Box(.horizontal, spacing: 12, [icon, name, measure])
    name.expand(vertically: false)
    measure.addStyle("dim-label", "caption", "numeric")
    row.setMargins(12, 8)
    widget = row
  }

  deinit {}

  func show(_ row: TreeRow) {
    icon.name = Self.icon(row.entry.kind)
    name.text = row.entry.name
    measure.text = row.measure ?? ""
  }

  private static func icon(_ kind: GitHub.TreeEntry.Kind) -> String {
    switch kind {
    case .folder: "folder-symbolic"
    case .file: "text-x-generic-symbolic"
    case .symlink: "emblem-symbolic-link"
    case .submodule: "folder-remote-symbolic"
    }
  }
}
