#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation

extension TerminalHost {
  func handle(_ event: InputEvent, in dialog: Dialog) {
    switch event {
    case .click(let point):
      if let target = shown?.target(at: point) { dialog.click(target) }
    case .key(KeyPress("c", .control)): isFinished = true
    default: dialog.handle(event)
    }
  }

  func handleInHelp(_ event: InputEvent) {
    switch event {
    case .click: help = nil
    case .key(let key) where helpActions.action(for: key) != nil:
      helpActions.action(for: key)?.perform()
    default: _ = help?.handle(event)
    }
  }

  func handleInLinkLabels(_ event: InputEvent) {
    guard case .key(let key) = event else { return }
    guard let outcome = linkLabels?.press(key) else { return }
    switch outcome {
    case .waiting: break
    case .cancelled: linkLabels = nil
    case .chosen(let point):
      linkLabels = nil
      click(at: point)
    }
  }

  func handleOnScreen(_ event: InputEvent) {
    guard let view = topView else { return }
    switch event {
    case .click(let point): click(at: point)
    case .key(let key):
      if let action = noticeAction, action.keys.contains(key) {
        action.perform()
      } else if !view.handle(event) {
        actions.action(for: key)?.perform()
      }
    case .wheel(_, let point) where besideArea?.contains(point) == true:
      _ = besideEntry.map { self.view(for: $0).handle(event) }
    case .wheel(_, let point) where previewArea?.contains(point) == true:
      _ = previewedPage.map { self.view(for: $0).handle(event) }
    case .paste, .wheel: _ = view.handle(event)
    case .drag, .doubleClick: if isPressed { _ = view.handle(event) }
    case .focus, .background: break
    }
  }

  /// Performs the click on a cell; in the screen beside the active one it first goes back to
  /// it, and in a preview it first opens that.
  private func click(at point: Point) {
    isPressed = false
    guard let target = shown?.target(at: point) else {
      if previewArea?.contains(point) == true { router.openPreview() }
      return
    }
    if target == .action(Self.noticeID) {
      noticeAction?.perform()
      return
    }
    if besideArea?.contains(point) == true, let entry = besideEntry {
      // A guarded screen asks first, so the click is not performed then.
      guard router.requestBack(to: entry.id) == .accepted else { return }
    } else if previewArea?.contains(point) == true, router.openPreview() != .accepted {
      return
    }
    if case .action(let id) = target, let action = actions.action(id: id) {
      action.perform()
    } else {
      isPressed = true
      topView?.click(target, at: point)
    }
  }

  var besideEntry: NavigationController<Screen>.Entry? {
    let controllers = untracked { router.controllers }
    guard controllers.count == 1, controllers[0].entries.count > 1 else { return nil }
    return controllers[0].entries[controllers[0].entries.count - 2]
  }

  /// Whether a notice with an action stays, because a key only moves or performs that action.
  func keepsNotice(for key: KeyPress) -> Bool {
    if dialogs.notice?.isLasting == true { return true }
    return noticeAction.map { $0.keys.contains(key) || (!isTyping && keys.isMotion(key)) } ?? false
  }
}
#endif
