import BinderyNavigation

final class CommentViewModel: ViewModel, LeavingGuard {
  @MutableProperty var text = ""
  let discard = Interaction<Void, Bool>()

  var guardsLeaving: Bool { !text.isEmpty }
  func confirmLeaving() async -> Bool { await discard.ask() ?? true }
}
