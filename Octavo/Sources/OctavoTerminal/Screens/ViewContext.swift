import BinderyTerminal
import OctavoViewModels

/// The things that all views need: questions, pictures, and the views of other screens.
final class ViewContext {
  let dialogs: Dialogs
  let pictures: Pictures
  /// Returns the tabs of the screen of a view model.
  let tabs: (ViewModel) -> TabControllers<Screen>?
  private let makeView: (Screen, ViewContext) -> any ScreenView

  init(
    dialogs: Dialogs,
    pictures: Pictures,
    tabs: @escaping (ViewModel) -> TabControllers<Screen>?,
    makeView: @escaping (Screen, ViewContext) -> any ScreenView
  ) {
    self.dialogs = dialogs
    self.pictures = pictures
    self.tabs = tabs
    self.makeView = makeView
  }

  deinit {}

  /// Makes the view of a screen.
  func view(of screen: Screen) -> any ScreenView { makeView(screen, self) }
}
