import BinderyGTK
import Foundation
import OctavoLive
import OctavoViewModels

/// The objects that all views need: the services, pictures, actions, questions, and the views of
/// other screens.
final class ViewContext {
  let services: Services
  /// The work in flight, which includes decoding off the main actor.
  let activity: Activity
  let pictures: Pictures
  let appearance: Appearance
  /// The spelling of the words in the fields.
  let spelling: SpellingChecker
  private(set) lazy var sourceWidgets = SourceWidgets()
  /// Returns the tabs of the screen of a view model.
  let tabs: (ViewModel) -> TabControllers<Screen>?
  /// Asks questions above the window on top; set once there is a window.
  var dialogs: Dialogs?
  private let actions: ActionTable
  private let makeView: (Screen, ViewContext) -> any ScreenView

  init(
    services: Services,
    activity: Activity,
    pictures: Pictures,
    appearance: Appearance,
    actions: ActionTable,
    spelling: SpellingChecker,
    tabs: @escaping (ViewModel) -> TabControllers<Screen>?,
    makeView: @escaping (Screen, ViewContext) -> any ScreenView
  ) {
    self.services = services
    self.activity = activity
    self.pictures = pictures
    self.appearance = appearance
    self.actions = actions
    self.spelling = spelling
    self.tabs = tabs
    self.makeView = makeView
  }

  deinit {}

  /// Makes the view of a screen.
  func view(of screen: Screen) -> any ScreenView { makeView(screen, self) }

  /// Makes a button with the main menu.
  func menu() -> Widget {
    MenuButton(icon: "open-menu-symbolic", name: Strings.mainMenu, actions.menu, isMain: true)
  }
}
