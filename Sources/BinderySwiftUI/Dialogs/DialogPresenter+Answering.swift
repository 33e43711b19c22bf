public import BinderyNavigation

extension DialogPresenter {
  /// Answers the questions of a view model with alerts.
  ///
  /// - Returns: A token: once it is disposed of or released, an open question is withdrawn and
  ///   passed on, and no other one is shown.
  public func answer(
    _ interaction: Interaction<AlertContent, AlertContent.Choice>
  ) -> ObservationToken {
    // The presenter has a queue of its own, for all interactions and funnels.
    interaction.answer { [weak self] in await self?.show($0) }
  }

  /// Shows the failures of an error funnel as alerts, one after the other.
  ///
  /// The funnel is cleared when the user has closed the alert of its newest failure. An alert whose
  /// failure the funnel no longer has, because the command has succeeded, is closed.
  ///
  /// - Parameters:
  ///   - funnel: The funnel of a view model.
  ///   - content: Returns the alert of a failure, such as its message and one choice.
  /// - Returns: A token: once it is disposed of or released, an open alert is closed, its failure
  ///   stays in the funnel, and no other one is shown.
  public func alert(
    _ funnel: ErrorFunnel,
    content: @escaping (any Error) -> AlertContent
  ) -> ObservationToken {
    ObservationToken(FunnelAlerts(funnel, in: self, content))
  }
}
