#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation

extension TerminalHost {
  static var noticeID: String { "notice" }

  /// The actions of the top screen, and those of the covered root screen and of the host that it
  /// does not replace, with the keys that it leaves to them.
  var actions: [KeyAction] {
    let actions = pageAction + (topView?.actions ?? [])
    let ids = Set(actions.map(\.id))
    return actions
      + (rootActions + listAction + ownActions).filter { !ids.contains($0.id) }
      .map { own in own.keeping { actions.action(for: $0) == nil } }
  }

  /// The actions that keys perform on the screens at present, those of the root screen and of the
  /// host included, without those of questions above them.
  public var screenActions: [KeyAction] { actions }

  /// The actions of the root screen while screens that were pushed onto it cover it.
  private var rootActions: [KeyAction] {
    let controllers = untracked { router.controllers }
    guard controllers.count == 1, controllers[0].entries.count > 1,
      let top = topView, !top.isModal
    else { return [] }
    let root = controllers[0].entries[0]
    let actions = view(for: root).actionsWhileCovered { [router] in
      router.requestBack(to: root.id) == .accepted
    }
    return top.isTyping ? actions.map(\.withoutTypedKeys) : actions
  }

  var ownActions: [KeyAction] {
    let isTyping = topView?.isTyping ?? false
    let back = keys["back"]
    let quit = keys["quit"]
    return [
      KeyAction(
        "back",
        "Back",
        keys: canGoBack && !isTyping ? back : back.filter { $0.typed == nil },
        section: "Everywhere",
        isHint: true,
        isEnabled: canGoBack
      ) { [unowned self] in router.requestBack() },
      KeyAction(
        "quit",
        "Quit",
        keys: canGoBack || isTyping ? quit.filter { $0.typed == nil } : quit,
        section: "Everywhere",
        isHint: !canGoBack
      ) { [unowned self] in self.quit() },
      KeyAction("suspend", "Back to the shell", keys: keys["suspend"], section: "Everywhere") {
        [unowned self] in wantsSuspension = true
      },
      KeyAction(
        "links",
        "Follow a link",
        keys: hasLinks && !isTyping ? keys["links"] : [],
        section: "Everywhere"
      ) { [unowned self] in linkLabels = shown.map { LinkLabels($0.zones) } },
      KeyAction(
        "help",
        "All keys",
        keys: keys.keys(for: "help", isTyping: isTyping),
        section: "Everywhere",
        isHint: true
      ) { [unowned self] in help = HelpOverlay(keys) },
    ]
  }

  var helpActions: [KeyAction] {
    let closing: [KeyPress] =
      [KeyPress(.escape), "q", "?", KeyPress(.function(1)), KeyPress(.enter)]
      + keys["help"]
    return [
      KeyAction("close", "Close", keys: closing, isHint: true) { [unowned self] in help = nil },
      KeyAction("quit", "Quit", keys: [KeyPress("c", .control)]) { [unowned self] in quit() },
    ]
  }

  var linkActions: [KeyAction] {
    [
      KeyAction("close", "Cancel", keys: [KeyPress(.escape)], isHint: true) { [unowned self] in
        linkLabels = nil
      }
    ]
  }

  /// The action of the notice, with the keys that do not type while a text takes keys.
  var noticeAction: KeyAction? {
    guard let action = dialogs.notice?.action else { return nil }
    let isTyping = topView?.isTyping == true
    return KeyAction(
      Self.noticeID,
      action.title,
      keys: isTyping ? keys["notice"].filter { $0.typed == nil } : keys["notice"],
      isHint: true
    ) { [unowned self] in
      dialogs.notice = nil
      action.perform()
    }
  }

  private var canGoBack: Bool {
    let controllers = untracked { router.controllers }
    return controllers.count > 1 || (controllers.last?.entries.count ?? 0) > 1
  }

  /// Ends the program, after guarded screens have been asked; a second request ends it at once.
  private func quit() {
    guard quitting == nil, router.isGuarded else {
      isFinished = true
      return
    }
    quitting = Task { [weak self, router] in
      let mayLeave = await router.confirmLeaving()
      self?.quitting = nil
      if mayLeave { self?.isFinished = true }
    }
  }
}
#endif
