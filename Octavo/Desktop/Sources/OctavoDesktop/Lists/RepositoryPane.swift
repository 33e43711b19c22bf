import BinderyGTK
import GitHubValues
import OctavoViewModels

extension ListView where Element == RepositoryRow, Cell == RepositoryCell {
  /// A list of repositories.
  static func repositories(_ context: ViewContext) -> ListView {
    let pictures = context.pictures
    let list = ListView(
      make: { RepositoryCell() },
      name: { "\($0.repository.fullName)" },
      bind: { $0.show($1, pictures, $2) }
    )
    list.addStyle("rich-list")
    list.clamp(to: Layout.listWidth)
    return list
  }
}

extension SectionedListView where Section == RepositorySection, Cell == RepositoryCell {
  /// A list of repositories in sections.
  static func repositories(_ context: ViewContext) -> SectionedListView {
    let pictures = context.pictures
    let list = SectionedListView(
      headingMargin: 6,
      make: { RepositoryCell() },
      name: { "\($0.repository.fullName)" },
      bind: { $0.show($1, pictures, $2) }
    )
    list.addStyle("rich-list")
    list.clamp(to: Layout.listWidth)
    return list
  }
}
