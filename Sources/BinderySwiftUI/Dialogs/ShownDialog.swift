import BinderyNavigation

/// An alert while it waits for the user.
@MainActor
package final class ShownDialog {
  /// The alert.
  package let content: AlertContent
  private let waiter = Waiter<AlertContent.Choice?>()

  init(_ content: AlertContent) { self.content = content }

  deinit {}

  /// Answers with a choice, because the user has pressed its button.
  package func choose(_ choice: AlertContent.Choice) { waiter.resume(.success(choice)) }

  /// Answers with the choice that cancels, because the system has closed the alert.
  ///
  /// It does so in the next turn of the main actor: SwiftUI closes the alert for a button too, before
  /// or after it calls the action of the button.
  package func close() { Task { self.cancel() } }

  func cancel() {
    waiter.resume(.success(content.choices.first { $0.role == .cancel }))
  }

  func end() { waiter.resume(.success(nil)) }

  func answer() async -> AlertContent.Choice? {
    await waiter.wait()
    return (try? waiter.outcome?.get()) ?? nil
  }
}
