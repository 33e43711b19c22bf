#if canImport(SwiftUI)
public import BinderyNavigation
public import SwiftUI

extension View {
  /// Shows the dialogs of a presenter above this view.
  ///
  /// ``RouterView`` does so for the presenter that it is given. Use this once in a window without a
  /// router.
  @MainActor
  public func dialogs(_ presenter: DialogPresenter) -> some View {
    dialog(presenter.shown)
  }

  /// Answers the questions of a view model with the alerts of a presenter, while this view is on the
  /// screen.
  @MainActor
  public func answers(
    _ interaction: Interaction<AlertContent, AlertContent.Choice>,
    in presenter: DialogPresenter
  ) -> some View {
    modifier(WhileOnScreen { presenter.answer(interaction) })
  }

  /// Shows the failures of a funnel as alerts of a presenter, while this view is on the screen.
  ///
  /// ```swift
  /// NewsRows(viewModel)
  ///   .alerts(viewModel.errors, in: dialogs) { error in
  ///     AlertContent(title: "\(error)", choices: [AlertContent.Choice("OK", role: .cancel)])
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - funnel: The funnel of a view model.
  ///   - presenter: The presenter of the window.
  ///   - content: Returns the alert of a failure.
  /// - Returns: A view that shows the failures.
  @MainActor
  public func alerts(
    _ funnel: ErrorFunnel,
    in presenter: DialogPresenter,
    content: @escaping (any Error) -> AlertContent
  ) -> some View {
    modifier(WhileOnScreen { presenter.alert(funnel, content: content) })
  }

  /// Shows a dialog as an alert.
  @MainActor
  func dialog(_ shown: ShownDialog?) -> some View {
    let content = shown?.content
    let isPresented = Binding(tracking: { shown != nil }, set: { if !$0 { shown?.close() } })
    return alert(
      Text(verbatim: content?.title ?? ""),
      isPresented: isPresented,
      presenting: content,
      actions: { content in
        ForEach(content.choices.indices, id: \.self) { index in
          let choice = content.choices[index]
          Button(role: choice.role.buttonRole, action: { shown?.choose(choice) }) {
            Text(verbatim: choice.title)
          }
        }
      },
      message: { content in Text(verbatim: content.message) }
    )
  }
}

extension AlertContent.Choice.Role {
  fileprivate var buttonRole: ButtonRole? {
    switch self {
    case .normal: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
#endif
