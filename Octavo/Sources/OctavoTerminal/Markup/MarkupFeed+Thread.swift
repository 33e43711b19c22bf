import OctavoMarkup
import OctavoViewModels

extension MarkupFeed {
  /// Makes the parts of a thread.
  init(_ thread: ThreadText) {
    self.init(
      thread.sections.map {
        MarkupSection(
          name: $0.name,
          head: $0.head.map(\.form),
          text: $0.text,
          foot: $0.foot.map(\.form)
        )
      }
    )
  }
}
