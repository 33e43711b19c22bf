/// The token of an observation, which ends when the token is disposed of or released.
///
/// Of the handles that calls of the framework return, only this one ends on release, so the
/// compiler warns where one is unused. Keep it in a property, or add it to a lifetime:
///
/// ```swift
/// lifetime += viewModel.reload.onValue { books in print(books.count) }
/// ```
///
/// Every other ``Disposable`` that a call returns is a handle for ending the work early. That work
/// lives with a lifetime: of the signal that is observed, of the target that is bound, or of the
/// owner that is given. Releasing such a handle ends nothing.
///
/// A view kit that observes other objects makes one too:
///
/// ```swift
/// let token = ObservationToken(AnyDisposable { sensor.stop() })
/// token.dispose()  // stops the sensor, as the release of the token does
/// print(token.isDisposed)  // true
/// ```
@MainActor
public final class ObservationToken: Disposable {
  private var observation: (any Disposable)?

  /// Whether the observation has ended.
  public var isDisposed: Bool { observation?.isDisposed ?? true }

  /// Makes a token that ends `observation`, for a view kit that observes other objects.
  public init(_ observation: any Disposable) { self.observation = observation }

  isolated deinit { observation?.dispose() }

  /// Ends the observation, and releases its closure.
  ///
  /// A run that is due but has not begun is dropped.
  public func dispose() {
    let observation = observation
    self.observation = nil
    observation?.dispose()
  }
}
