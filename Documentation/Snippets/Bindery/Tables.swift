import Bindery

@MainActor
final class ManualView {
  private let title = Label()
  private let text = Label()
  private let problem = Label()
  private let spinner = Spinner()

  func draw(_ viewModel: ManualViewModel) {
    switch viewModel.content {
    case .loading: text.text = "Loading …"
    case .loaded(let page): text.text = page
    case .failed(let message): text.text = message
    }
    problem.text = viewModel.problem ?? ""
    spinner.isHidden = !viewModel.isLoading
    title.text = viewModel.loadedTitle.words
  }

  func click(_ address: String, in viewModel: ManualViewModel) {
    viewModel.follow(address)
  }
}

@MainActor
final class TableView {
  private let label = Label()
  private let spinner = Spinner()

  func draw(_ viewModel: some TableViewModel, _ visible: Range<Int>) {
    spinner.isHidden = !viewModel.isLoading
    label.text = viewModel.progress ?? viewModel.problem ?? "\(viewModel.rowCount) rows"
    viewModel.display(visible)
    for offset in visible {
      if let row = viewModel.row(at: offset) { print(row) }
    }
    viewModel.reached(visible.upperBound, margin: 10)  // calls loadMore() near the end
  }

  func click(_ offset: Int, in viewModel: some TableViewModel) {
    viewModel.open(at: offset)
  }

  func pressEnd(in viewModel: some TableViewModel) {
    viewModel.loadMore()
  }
}

@MainActor
func printIndex(of viewModel: LibraryViewModel) {
  for heading in viewModel.headings { print(heading.start, heading.title) }
  for (index, title) in viewModel.sectionIndexTitles.enumerated() {
    if let row = viewModel.row(atIndex: index) { print("\(title) leads to row \(row)") }
  }
}

@MainActor
func removeThree(of rows: [Book], in viewModel: ReadingListViewModel) {
  viewModel.toggleMark(of: rows[0])
  viewModel.mark(from: rows[1], through: rows[2])
  print(viewModel.markedRows.count)  // 3

  let actions = viewModel.offeredActions(at: rows[0])  // those of all marked rows
  actions.action("remove")?.perform()

  let hadMarks = viewModel.removeMarks()
  print(hadMarks)
}

@MainActor
func actions(of row: Book, in viewModel: BookListViewModel) -> [ScreenAction] {
  let menu = viewModel.menuActions(at: row)
  let keys = viewModel.offeredActions(at: row)
  return menu + keys
}
