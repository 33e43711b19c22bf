public import BinderyNavigation

extension Lifetime {
  /// Keeps the text of a view and its selection equal to two values, in both directions.
  ///
  /// The view first takes the values. An edit of the user writes text and selection as one change;
  /// a change of both by the view model is an edit that the user can undo. A selection is given in
  /// offsets in UTF-8. The lifetime retains the view until it ends.
  public func bind(
    _ view: TextView,
    to text: ValueBinding<String>,
    selection: ValueBinding<Range<Int>>
  ) {
    let exchange = TextExchange(view, text, selection)
    untracked { view.begin(with: text.value) }
    follow { exchange.show(text.value, selection.value) }
    add(view.onEdit { exchange.read() })
    add(view.onSelect { exchange.read() })
  }
}

/// The exchange of a text and its selection between a view and a view model.
private final class TextExchange {
  private let view: TextView
  private let text: ValueBinding<String>
  private let selection: ValueBinding<Range<Int>>
  /// Whether the view is written to, so that its signals are not those of the user.
  private var isShowing = false

  init(_ view: TextView, _ text: ValueBinding<String>, _ selection: ValueBinding<Range<Int>>) {
    self.view = view
    self.text = text
    self.selection = selection
  }

  deinit {}

  func show(_ text: String, _ range: Range<Int>) {
    isShowing = true
    defer { isShowing = false }
    // A text that came from the view is the same object, which is not compared.
    if text != view.text { view.text = text }
    if range != view.selection { view.selection = range }
  }

  func read() {
    guard !isShowing else { return }
    let (new, range) = (view.text, view.selection)
    untracked {
      batch {
        if new != text.value { text.value = new }
        if range != selection.value { selection.value = range }
      }
      // A text that was refused causes no change that could be observed.
      show(text.value, selection.value)
    }
  }
}
