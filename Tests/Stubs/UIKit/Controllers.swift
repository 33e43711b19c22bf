// swift-format-ignore-file

// The values of UIKit are those of Foundation.
public import Foundation

// UIViewController.h, iOS 18.4 SDK: class UIViewController
@MainActor open class UIViewController: UIResponder {
  // UIViewController.h, iOS 18.4 SDK: view
  open var view: UIView! { nil }
  // UIViewController.h, iOS 18.4 SDK: viewDidLoad()
  open func viewDidLoad() {}
  // UIViewController.h, iOS 18.4 SDK: viewDidAppear(_:)
  open func viewDidAppear(_ animated: Bool) {}
  // UIViewController.h, iOS 18.4 SDK: viewDidDisappear(_:)
  open func viewDidDisappear(_ animated: Bool) {}
  // UIViewController.h, iOS 18.4 SDK: presentedViewController
  open var presentedViewController: UIViewController? { nil }
  // UIViewController.h, iOS 18.4 SDK: presentingViewController
  open var presentingViewController: UIViewController? { nil }
  // UIViewController.h, iOS 18.4 SDK: presentationController
  open var presentationController: UIPresentationController? { nil }
  // UIViewController.h, iOS 18.4 SDK: isModalInPresentation
  open var isModalInPresentation = false
  // UINavigationController.h, iOS 18.4 SDK: navigationItem
  open var navigationItem: UINavigationItem { UINavigationItem() }
  // UIViewController.h, iOS 18.4 SDK: present(_:animated:completion:)
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (@MainActor () -> Void)? = nil
  ) {}
  // UIViewController.h, iOS 18.4 SDK: dismiss(animated:completion:)
  open func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {}
}

// UINavigationItem.h, iOS 18.4 SDK: class UINavigationItem
@MainActor open class UINavigationItem: NSObject {
  // UINavigationItem.h, iOS 18.4 SDK: backAction
  open var backAction: UIAction?
}

// UINavigationController.h, iOS 18.4 SDK: class UINavigationController
@MainActor open class UINavigationController: UIViewController {
  // UINavigationController.h, iOS 18.4 SDK: viewControllers
  open var viewControllers: [UIViewController] = []
  // UINavigationController.h, iOS 18.4 SDK: topViewController
  open var topViewController: UIViewController? { nil }
  // UINavigationController.h, iOS 18.4 SDK: setViewControllers(_:animated:)
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
  // UINavigationController.h, iOS 18.4 SDK: delegate
  weak open var delegate: (any UINavigationControllerDelegate)?
  // UINavigationController.h, iOS 18.4 SDK: interactivePopGestureRecognizer
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
}

// UINavigationController.h, iOS 18.4 SDK: protocol UINavigationControllerDelegate, optional there
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  // UINavigationController.h, iOS 18.4 SDK: navigationController(_:didShow:animated:)
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
}

// UIPresentationController.h, iOS 18.4 SDK: class UIPresentationController
@MainActor open class UIPresentationController: NSObject {
  // UIPresentationController.h, iOS 18.4 SDK: delegate
  weak open var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

// UIPresentationController.h, iOS 18.4 SDK: protocol UIAdaptivePresentationControllerDelegate, optional there
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  // UIPresentationController.h, iOS 18.4 SDK: presentationControllerDidAttemptToDismiss(_:)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
  // UIPresentationController.h, iOS 18.4 SDK: presentationControllerDidDismiss(_:)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

// UIAlertController.h, iOS 18.4 SDK: class UIAlertAction
@MainActor open class UIAlertAction: NSObject {
  // UIAlertController.h, iOS 18.4 SDK: enum UIAlertAction.Style
  public enum Style: Int, Sendable {
    case `default` = 0, cancel = 1, destructive = 2
  }
  // UIAlertController.h, iOS 18.4 SDK: init(title:style:handler:)
  public convenience init(
    title: String?,
    style: UIAlertAction.Style,
    handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) { self.init(isStub: true) }
  private init(isStub: Bool) {}
}

// UIAlertController.h, iOS 18.4 SDK: class UIAlertController
@MainActor open class UIAlertController: UIViewController {
  // UIAlertController.h, iOS 18.4 SDK: enum UIAlertController.Style
  public enum Style: Int, Sendable {
    case actionSheet = 0, alert = 1
  }
  // UIAlertController.h, iOS 18.4 SDK: init(title:message:preferredStyle:)
  public convenience init(
    title: String?,
    message: String?,
    preferredStyle: UIAlertController.Style
  ) { self.init() }
  // UIAlertController.h, iOS 18.4 SDK: addAction(_:)
  open func addAction(_ action: UIAlertAction) {}
}
