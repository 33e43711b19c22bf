#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation

extension TerminalHost {
  func draw(_ empty: Frame) -> Frame {
    var frame = empty
    (besideArea, previewArea) = (nil, nil)
    guard !isTooSmall(frame.size) else {
      drawTooSmall(&frame)
      return frame
    }
    var area = frame.bounds
    let bar = area.takeBottom(1)
    let controllers = router.controllers
    forgetViews(except: controllers)
    for (place, controller) in controllers.enumerated() {
      if place == 0 {
        drawRoot(controller, in: area, of: &frame)
      } else {
        let view = view(for: controller.top)
        (besideArea, previewArea) = (nil, nil)
        let panel = frame.panel(view.preferredSize, title: [Run(view.title, .bold)])
        view.draw(in: panel, of: &frame)
      }
    }
    hasLinks = frame.zones.contains { $0.isLink }
    linkLabels?.draw(on: &frame)
    help?.draw(actions, on: &frame)
    dialogs.current?.draw(on: &frame)
    drawBar(bar, of: &frame)
    return frame
  }

  /// Draws the top screen of the first controller, beside the one below it where there is space.
  private func drawRoot(
    _ controller: NavigationController<Screen>,
    in area: Rect,
    of frame: inout Frame
  ) {
    if drawPreview(beside: controller, in: area, of: &frame) { return }
    var area = area
    if let splitColumns, area.columns >= splitColumns, controller.entries.count > 1 {
      let left = takeLeft(of: &area, on: &frame)
      view(for: controller.entries[controller.entries.count - 2]).draw(in: left, of: &frame)
      frame.restyle(left) { $0.withoutFocus }
      frame.cursor = nil
      besideArea = left
    }
    view(for: controller.top).draw(in: area, of: &frame)
  }

  /// Tells the router whether the two top screens are beside each other.
  func updateSplit(columns: Int) {
    guard let splitColumns else { return }
    let isRootOnly = untracked { router.controllers.count } == 1
    untracked { router.setSplit(isRootOnly && columns >= splitColumns) }
  }

  private func drawBar(_ bar: Rect, of frame: inout Frame) {
    frame.fill(bar, .plain)
    if let notice = dialogs.notice {
      let end = frame.write([Run(" "), notice.mark, Run(" " + notice.text)], in: bar)
      if let action = noticeAction { frame.hints([action], in: bar.inset(left: end + 2)) }
    } else if let dialog = dialogs.current {
      frame.hints(dialog.actions, in: bar)
    } else if linkLabels != nil {
      frame.hints(linkActions, in: bar)
    } else {
      frame.hints(help == nil ? actions : helpActions, in: bar)
    }
  }

  func isTooSmall(_ size: Size) -> Bool {
    size.columns < minimumSize.columns || size.rows < minimumSize.rows
  }

  private func drawTooSmall(_ frame: inout Frame) {
    let size = frame.size
    let text =
      "\(name) needs at least \(minimumSize.columns) × \(minimumSize.rows); "
      + "this is \(size.columns) × \(size.rows)."
    let lines = text.wrapped(to: size.columns)
    for (row, line) in lines.enumerated() {
      frame.write(
        line,
        in: frame.bounds,
        row: row + max(0, (size.rows - lines.count) / 2),
        alignment: .center
      )
    }
  }
}

extension Zone {
  fileprivate var isLink: Bool {
    if case .link = target { true } else { false }
  }
}

// MARK: - Views

extension TerminalHost {
  var topView: (any ScreenView)? {
    untracked { router.controllers }.last.map { view(for: $0.top) }
  }

  func view(for entry: NavigationController<Screen>.Entry) -> any ScreenView {
    if let view = views[entry.id] { return view }
    let view = untracked {
      if let tabs = entry.tabs, let makeTabs { return makeTabs(entry.screen, tabs) }
      return makeView(entry.screen)
    }
    views[entry.id] = view
    return view
  }

  private func forgetViews(except controllers: [NavigationController<Screen>]) {
    let entries = controllers.flatMap(\.entries) + [router.preview?.entry].compactMap(\.self)
    let kept = Set(entries.map(\.id))
    views = views.filter { kept.contains($0.key) }
  }
}
#endif
