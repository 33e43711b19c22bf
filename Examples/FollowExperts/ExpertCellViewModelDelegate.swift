/// Who is told of an expert's changes in the delegate style: the cell on show.
public protocol ExpertCellViewModelDelegate: AnyObject {
  /// Something that a cell shows has changed.
  func cellViewModelDidChange(_ cellViewModel: ExpertCellViewModel)
}
