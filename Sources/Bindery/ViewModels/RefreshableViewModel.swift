/// A view model whose screen can be asked to show what is new.
///
/// By pulling it down, by a key, or by selecting its tab again.
@MainActor
public protocol RefreshableViewModel: ViewModel {
  /// Asks for what is new.
  func refresh()
}
