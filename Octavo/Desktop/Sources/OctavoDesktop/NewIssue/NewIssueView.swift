import BinderyGTK
import GitHubValues
import OctavoViewModels

/// An issue that the user writes: the title, the text and the other members.
typealias NewIssueView = PageScreen<NewIssueViewModel>

extension NewIssueView {
  /// Makes the view of a new issue.
  convenience init(_ viewModel: NewIssueViewModel, _ context: ViewContext) {
    let form = Box(.vertical, spacing: 12)
    form.setMargins(18, 18)
    let scroller = ScrollView(Clamp(form, width: 800))
    scroller.expand()
    self.init(viewModel, scroller)
    trailing = [context.menu()]
    var shown: Widget?
    lifetime.observe(form) { [weak self] form in
      let writing = viewModel.page
      untracked {
        if let last = shown { form.remove(last) }
        shown = nil
        guard let writing else { return }
        let fields = IssueForm(viewModel, writing, context)
        form.append(fields)
        shown = fields
        if !writing.isRequest { self?.initialFocus = fields.field }
      }
    }
  }
}
