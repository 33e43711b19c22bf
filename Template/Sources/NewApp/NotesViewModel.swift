import BinderyNavigation

/// A list of notes, and the field for the next one.
public final class NotesViewModel: ViewModel {
  /// The note that is being typed.
  @MutableProperty public var draft = ""
  /// The notes, the newest first.
  @MutableProperty public private(set) var notes: [String] = []
  /// The number of notes in words.
  @Computed({ (viewModel: NotesViewModel) in
    viewModel.notes.count == 1 ? "1 note" : "\(viewModel.notes.count) notes"
  })
  public var summary

  /// Adds the draft to the notes; enabled while there is one.
  public private(set) lazy var add = command(when: { !$0.draft.isEmpty }) { viewModel in
    viewModel.addDraft()
  }

  private func addDraft() {
    notes.insert(draft, at: 0)
    draft = ""
  }
}
