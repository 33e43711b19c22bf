import BinderyGTK
import OctavoLive
import OctavoViewModels

@testable import OctavoDesktop

extension ViewContext {
  /// Makes a context without pictures, for views outside of a host.
  static func forTesting(
    _ services: Services,
    spelling: SpellingChecker = .none
  ) -> ViewContext {
    ViewContext(
      services: services,
      activity: Activity(),
      pictures: Pictures(Activity()) { _ in nil },
      appearance: Appearance(),
      actions: ActionTable { [] },
      spelling: spelling,
      tabs: { _ in nil },
      makeView: { ViewFactory.view(of: $0, $1) }
    )
  }
}
