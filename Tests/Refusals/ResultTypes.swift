// C68
// The code below must not compile; Scripts/check-adoption verifies the expected errors.
import BinderyNavigation

enum Route: NavigationRoute {
  case home
  case branches(current: String, result: RouteResult<String> = .init())
}

final class BranchesViewModel: ViewModel {
  init(finish: @escaping (String) -> Void) {}
}

final class StarsViewModel: ViewModel {
  init(finish: @escaping (Int) -> Void) {}
}

@MainActor
func awaits(_ navigation: any RouteNavigation<Route>) async {
  let stars: Int? = await navigation.present {
    // expected-error@+2 {{'RouteResult<Int>' to expected argument type 'RouteResult<String>'}}
    // expected-note@+1 {{'Int' and 'String'}}
    .branches(current: "main", result: $0)
  }
  let branch = await navigation.present { .branches(current: "main", result: $0) }
  let name: String? = branch
  _ = await navigation.push { (result: RouteResult<Int>) in
    // expected-error@+2 {{'RouteResult<Int>' to expected argument type 'RouteResult<String>'}}
    // expected-note@+1 {{'Int' and 'String'}}
    .branches(current: "main", result: result)
  }
  _ = (stars, name)
}

@MainActor
func makes(_ route: Route, _ context: ScreenContext) {
  guard case .branches(_, let result) = route else { return }
  _ = BranchesViewModel(finish: context.finish(result))
  // expected-error@+1 {{'(String) -> Void' to expected argument type '(Int) -> Void'}}
  _ = StarsViewModel(finish: context.finish(result))
}
