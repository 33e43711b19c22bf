#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation

/// The page beside a list on top, which follows the selection of the list.
extension TerminalHost {
  /// The page that a key or a click opens now; `nil` where there is none.
  var previewedPage: NavigationController<Screen>.Entry? {
    previewArea == nil ? nil : untracked { router.preview?.entry }
  }

  /// Draws the top screen of the first controller with its preview at the right, if there is one
  /// and space for it.
  ///
  /// - Returns: Whether that is so.
  func drawPreview(
    beside controller: NavigationController<Screen>,
    in area: Rect,
    of frame: inout Frame
  ) -> Bool {
    guard let splitColumns, area.columns >= splitColumns, let preview = router.preview,
      preview.owner == controller.top.id
    else { return false }
    var area = area
    let left = takeLeft(of: &area, on: &frame)
    if let entry = preview.entry {
      view(for: entry).draw(in: area, of: &frame)
      frame.restyle(area) { $0.withoutFocus }
    } else {
      StateView.message(preview.words).draw(in: area, of: &frame)
    }
    frame.cursor = nil
    previewArea = area
    // Above the page: the menu of the list may be larger than its part of the screen.
    view(for: controller.top).draw(in: left, of: &frame)
    return true
  }

  /// Takes the left part of a split screen, with the rule beside it.
  func takeLeft(of area: inout Rect, on frame: inout Frame) -> Rect {
    let left = area.takeLeft((area.columns - 1) * 2 / 5)
    frame.verticalRule(area.takeLeft(1))
    return left
  }

  /// The key that opens the page beside the list; it goes before the keys of the list.
  var pageAction: [KeyAction] {
    guard previewedPage != nil, let view = topView, !view.isTyping, !view.isModal else { return [] }
    return [
      KeyAction("page.enter", "To the page", keys: keys["page.enter"], section: "Moving") {
        [unowned self] in router.openPreview()
      }
    ]
  }

  /// The key that goes back from a page to the list beside it.
  var listAction: [KeyAction] {
    guard besideArea != nil, let list = besideEntry, untracked({ router.showsPreviews(list) }),
      topView?.isTyping != true, topView?.isModal != true
    else { return [] }
    return [
      KeyAction("page.leave", "To the list", keys: keys["page.leave"], section: "Moving") {
        [unowned self] in router.requestBack(to: list.id)
      }
    ]
  }
}

extension Style {
  /// The style of a cell on the part of the screen that does not take the keys: a selected row is
  /// not on the background of the selection.
  var withoutFocus: Style {
    guard background == .role(.selection) else { return self }
    return Style(.accent, attributes.union(.bold))
  }
}
#endif
