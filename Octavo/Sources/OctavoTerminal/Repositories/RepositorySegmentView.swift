import BinderyTerminal

/// A list of repositories below the bar of segments, which has the title.
final class RepositorySegmentView: RepositoryListView {
  override var header: ScreenHeader { ScreenHeader(problemOf: viewModel) }
}
