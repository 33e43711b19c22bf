import BinderyNavigation
import CGTK

extension ListView {
  /// Connects the signals that make, bind and release cells.
  func listen(to factory: ObjectOwner) {
    signals += factory.connect("setup") { [weak self] in self?.setUp($0.object(0)) }
    signals += factory.connect("bind") { [weak self] in self?.bindRow($0.object(0)) }
    signals += factory.connect("unbind") { [weak self] in self?.unbindRow($0.object(0)) }
    signals += factory.connect("teardown") { [weak self] in self?.tearDown($0.object(0)) }
    signals += list.connect("activate") { [weak self] arguments in
      guard let self, let position = arguments.unsigned(0) else { return }
      guard let element = element(at: position) else { return }
      markOpened(element.id)
      onActivate?(element)
    }
  }

  /// Connects the signals of the scroll bar.
  func listenToScrolling() {
    signals += (widget as? ScrollView)?.onOverscroll { [weak self] in self?.onOverscroll?() }
    guard let adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque) else { return }
    let scrolling = ObjectOwner(retaining: UnsafeMutableRawPointer(adjustment))
    for signal in ["value-changed", "changed"] {
      signals += scrolling.connect(signal) { [weak self] _ in
        self?.noteScrolling()
        self?.onScroll?()
      }
    }
  }

  /// Asks for more rows within one page of the end.
  func noteScrolling() {
    guard elementInTransition == nil, model.count > 0, widget.isMapped,
      let adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque)
    else { return }
    let page = gtk_adjustment_get_page_size(adjustment)
    let below = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_value(adjustment) - page
    guard page > 0 else { return }
    // A user who comes back to the end asks again for a page that has failed.
    guard below < page else { return countAtEnd = 0 }
    guard model.count != countAtEnd else { return }
    countAtEnd = model.count
    onNearEnd?()
  }

  /// Asks again for more rows if the visible ones are within one page of the end.
  func askAgain() {
    countAtEnd = 0
    noteScrolling()
  }
}
