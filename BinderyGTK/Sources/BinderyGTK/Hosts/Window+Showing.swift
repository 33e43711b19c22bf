import BinderyNavigation

extension Window {
  /// Shows one screen under a header bar, in programs and windows without navigation.
  ///
  /// The screen that was shown before is released.
  public func show(_ view: any ScreenView) {
    let page = HostedPage(id: 0, view: view, goBack: nil)
    content = page.widget
    contentOwner = page
    title = view.title
    page.focus()
  }
}
