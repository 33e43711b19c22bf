import Bindery
import Feature

/// Observes a property of the framework in the app, and prints which values it receives.
@main
@MainActor
struct App {
  static func main() {
    let model = FeatureModel()
    let own = AppModel()
    let token = observe { print("The app receives \(model.count) and \(own.count).") }
    model.count = 1
    own.count = 1
    token.dispose()
  }
}

/// A view model of the app.
final class AppModel: ViewModel {
  @MutableProperty var count = 0
}
