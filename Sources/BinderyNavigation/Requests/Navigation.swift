/// The navigation of an app whose view models make the view models of the next screens.
///
/// It is part of the service bus, and names no view. There is one requirement; the verbs are made
/// of it.
///
/// ```swift
/// services.navigation.push(.repository(RepositoryViewModel(services, repository)))
///
/// let ref = await services.navigation.present { [refs] finish in
///   .refs(RefPickerViewModel(refs, finish: finish))
/// }
/// ```
///
/// An app whose screens should not know each other uses ``RouteNavigation``.
///
/// The verbs are MVVMReactiveCocoa’s `MRCNavigationProtocol`.
@MainActor
public protocol Navigation<Screen>: AnyObject {
  /// The screens of the app.
  associatedtype Screen: NavigationScreen

  /// Performs a request, or enqueues it while another request is performed.
  ///
  /// - Parameters:
  ///   - request: The request; it acts on the last navigation controller of the stack.
  ///   - completion: Called when the host has shown the change, when a later request has overtaken
  ///     it, or at once if there is no host; not called for a refused request.
  /// - Returns: Whether the request was performed.
  @discardableResult
  func submit(
    _ request: NavigationRequest<Screen>,
    completion: (() -> Void)?
  ) -> NavigationOutcome
}
