public import Bindery

/// A view model of the framework.
public final class FeatureModel: ViewModel {
  /// A count that the app observes.
  @MutableProperty public var count = 0

  /// Makes a view model.
  public override init() { super.init() }
}
