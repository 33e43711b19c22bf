import BinderyNavigation
import UIKit

/// The alerts above a view controller, one at a time.
final class Alerts {
  private let questions = QuestionQueue()
  private weak var root: UIViewController?

  init(above root: UIViewController) { self.root = root }

  /// Shows an alert, and waits for the choice.
  func show(_ content: AlertContent) async -> AlertContent.Choice? {
    await questions.ask { await present(content) }
  }

  private func present(_ content: AlertContent) async -> AlertContent.Choice? {
    var presenter = root
    while let next = presenter?.presentedViewController { presenter = next }
    guard let presenter else { return nil }
    let alert = UIAlertController(
      title: content.title,
      message: content.message,
      preferredStyle: .alert
    )
    let (choices, continuation) = AsyncStream<AlertContent.Choice>.makeStream()
    for choice in content.choices {
      let action = UIAlertAction(title: choice.title, style: choice.role.style) { _ in
        continuation.yield(choice)
      }
      alert.addAction(action)
    }
    presenter.present(alert, animated: true)
    // Ends without a choice when the task is cancelled.
    for await choice in choices { return choice }
    alert.dismiss(animated: true)
    return nil
  }

  /// Shows the failures of a view model's commands.
  func follow(_ funnel: ErrorFunnel, during lifetime: Lifetime) {
    lifetime += funnel.onError { [weak self] error in
      let content = AlertContent(title: "\(error)", choices: [.init("OK", role: .cancel)])
      Task {
        _ = await self?.show(content)
        funnel.clear()
      }
    }
  }
}

extension AlertContent.Choice.Role {
  fileprivate var style: UIAlertAction.Style {
    switch self {
    case .normal: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
