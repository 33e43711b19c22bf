import BinderyGTK
import OctavoViewModels

/// Scrolls the page around a document to the headings that are requested.
@MainActor
final class SectionScroller {
  /// Called when the user scrolls away from a section, and for a section that does not exist.
  var onLeave: () -> Void = {}
  private var headings: ((SectionReveal) -> Widget?)?
  private var waiting: SectionReveal?
  private var shown: Int?
  private var section: SectionReveal?
  private var following: (any Disposable)?

  init() {}

  isolated deinit { following?.dispose() }

  /// Takes a function that returns the widgets of the headings of a document that was drawn anew;
  /// `nil` while there is none.
  ///
  /// The section at the top stays there, unless the user has scrolled.
  func setHeadings(_ headings: ((SectionReveal) -> Widget?)?) {
    if following?.isDisposed == false { waiting = waiting ?? section }
    following?.dispose()
    following = nil
    self.headings = headings
    begin()
  }

  /// Scrolls to a section as soon as there is a document.
  func show(_ section: SectionReveal?) {
    guard let section, section.number != shown else { return }
    shown = section.number
    waiting = section
    begin()
  }

  private func begin() {
    guard let headings, let section = waiting else { return }
    self.section = section
    waiting = nil
    following?.dispose()
    guard let heading = headings(section) else { return onLeave() }
    following = heading.keepAtTop { [weak self] in self?.onLeave() }
  }
}
