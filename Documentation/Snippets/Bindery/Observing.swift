import Bindery
import Observation

final class ExpertViewModel: ViewModel {
  @MutableProperty var title = ""
  @MutableProperty var isLiked = false
  @MutableProperty var query = ""
  @MutableProperty private(set) var items: [Book] = []
  let followCommand = Command<Void, Void> {}

  func show(_ page: [Book]) {
    _items.modify { items in
      items.removeAll()
      items.append(contentsOf: page)
    }
  }
}

@MainActor
final class ExpertCell {
  let label = Label()
  let spinner = Spinner()
  var isLiked = false
  private let viewModel: ExpertViewModel
  private var token: ObservationToken?

  init(_ viewModel: ExpertViewModel) { self.viewModel = viewModel }

  func bindViewModel() -> Lifetime {
    let lifetime = Lifetime()
    lifetime.observe(self) { $0.label.text = $0.viewModel.title }
    return lifetime
  }

  func observeLikes(during lifetime: Lifetime) {
    lifetime.observe(self, viewModel, \.isLiked, initial: true) { cell, _, isLiked in
      cell.isLiked = isLiked
    }
  }

  func observeFollowing() {
    token = observe(viewModel, \.followCommand.isExecuting, initial: true) { [spinner] _, new in
      spinner.isHidden = !new
    }
  }

  func observeWithoutBindery() {
    let query = viewModel.$query.observable
    withObservationTracking {
      print(query.value)
    } onChange: {
      print("The query changes.")
    }
  }

  func trackWithoutBindery() {
    StandardTracking.isOn = true
    withObservationTracking {
      print(viewModel.title)
    } onChange: {
      print("The title changes.")
    }
  }
}

@MainActor
func derived(inbox: Inbox, repositories: MutableProperty<[Book]>, label: Label) -> [Property<
  String
>] {
  let badge = computed { [inbox] in "\(inbox.unread) unread" }

  let title = computed { "\(repositories.value.count) repositories" }
  label.text = title.value

  return [badge, title]
}

final class Inbox: ViewModel {
  @MutableProperty var unread = 0
}

@MainActor
final class Badge {
  private(set) var text = ""
  private var observation: ObservationToken?

  func show(_ viewModel: ExpertViewModel) {
    observation = observe { [weak self] in self?.text = viewModel.title }
  }
}

extension ExpertCell {
  func bindTitle(during lifetime: Lifetime) {
    lifetime.observe(self) { cell in
      let query = untracked { cell.viewModel.query }
      cell.label.text = "\(cell.viewModel.title) for “\(query)”"  // runs for a new title only
    }
  }

  func show(_ book: Book) {
    batch {
      viewModel.title = book.title
      viewModel.query = ""
    }
  }
}

@MainActor
func trace() -> ObservationToken {
  let token = Trace.observe { event in print(event) }
  // SearchViewModel.query = swift
  // observe in show(_:) (Books/SearchView.swift:12) runs because of SearchViewModel.query → …
  return token
}

@MainActor
func keep(_ viewModel: BooksViewModel, in lifetime: Lifetime) {
  lifetime += viewModel.reload.onValue { books in print(books.count) }
}

final class Reader: ViewModel {
  @MutableProperty var age = 36

  static func renew(_ reader: Reader) {
    let text = ValueBinding(reader, \.age).converted(to: { String($0) }, from: { Int($0) })
    text.value = "37"
  }
}

/// Corrects the ages that are written, without an event for the first value.
final class Visitor: ViewModel {
  @MutableProperty(coercing: { min($0, 100) }) var age = 0
}

/// A view whose superclass has a member with the name `observe`.
class Recorder {
  func observe(_ name: String) {}
}

@MainActor
final class TitleRecorder: Recorder {
  private var observation: ObservationToken?
  private var text = ""

  func follow(_ viewModel: ExpertViewModel) {
    observation = .observing { [weak self] in self?.text = viewModel.title }
  }
}
