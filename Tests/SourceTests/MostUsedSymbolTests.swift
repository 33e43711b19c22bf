import Testing

/// The documentation comments of the fifty most used public symbols of the three levels.
struct MostUsedSymbolTests {
  private static let map = "public func map<New>(_ transform: @escaping (Value) -> New) ->"

  /// The parts that each of the comments has.
  private static let parts = ["```swift", "- Order:", "- Lifetime:", "- Errors:", "- Cost:"]

  /// The files of the symbols and the beginnings of their declarations, the most used first.
  ///
  /// They are chosen by hand from what `Scripts/most-used-symbols` counts: a requirement of a
  /// protocol and its default belong to the protocol.
  private static let symbols: [(path: String, declaration: String)] = [
    ("Bindery/Properties/MutableProperty.swift", "public final class MutableProperty"),
    ("Bindery/ViewModels/ViewModel.swift", "open class ViewModel"),
    ("Bindery/Lifetimes/Lifetime.swift", "public final class Lifetime"),
    ("Bindery/ViewModels/ScreenAction.swift", "public struct ScreenAction"),
    ("Bindery/ViewModels/TitledViewModel.swift", "public protocol TitledViewModel"),
    ("Bindery/Lifetimes/Lifetime.swift", "public static func +="),
    ("Bindery/ViewModels/RefreshableViewModel.swift", "public protocol RefreshableViewModel"),
    ("Bindery/Properties/Batch.swift", "public func untracked"),
    ("Bindery/Properties/Property.swift", "public struct Property"),
    ("BinderyNavigation/Requests/RouteNavigation.swift", "public func push("),
    ("BinderySignals/Bindings/BindingSource.swift", "public func <~ <Target"),
    ("Bindery/ViewModels/ScreenAction.swift", "public protocol ActionProviding"),
    ("Bindery/Commands/Command.swift", "public final class Command"),
    ("Bindery/Properties/Lifetime+Observing.swift", "public func observe<Owner: AnyObject>("),
    ("Bindery/ViewModels/TableViewModel.swift", "public protocol TableViewModel"),
    ("Bindery/Lifetimes/Lifetime.swift", "public func dispose()"),
    ("Bindery/Properties/ComputedWrapper.swift", "public final class Computed"),
    ("BinderyNavigation/Screens/RestorableViewModel.swift", "public protocol RestorableViewModel"),
    ("BinderySignals/Producers/SignalProducer.swift", "public struct SignalProducer"),
    ("Bindery/Commands/Command+Owner.swift", "public nonisolated func command<Input, Output>("),
    ("Bindery/ViewModels/ViewModel+Activating.swift", "public func whenActivated"),
    ("Bindery/Commands/Command+Executing.swift", "public func execute(_ input"),
    ("Bindery/ViewModels/ScreenAction.swift", "public protocol RowActionProviding"),
    ("BinderyNavigation/Screens/RestorableTable.swift", "public protocol RestorableTable"),
    ("BinderyNavigation/Routing/Router.swift", "public final class Router"),
    ("BinderySignals/Signals/Signal+Observing.swift", "public func observeValues"),
    ("BinderyNavigation/Screens/SelectedRow.swift", "public struct SelectedRow"),
    ("Bindery/ViewModels/SectionedTableViewModel.swift", "public protocol SectionedTableViewModel"),
    ("BinderyNavigation/Screens/NavigationScreen.swift", "public protocol NavigationScreen"),
    ("BinderySignals/Signals/Observer.swift", "@inlinable public final func send(value:"),
    ("BinderySignals/Scheduling/Scheduler.swift", "public protocol Scheduler"),
    ("Bindery/Lifetimes/SerialDisposable.swift", "public final class SerialDisposable"),
    ("Bindery/Lifetimes/Disposable.swift", "public protocol Disposable"),
    ("Bindery/ViewModels/ErrorFunnel.swift", "public final class ErrorFunnel"),
    ("Bindery/Interactions/Interaction.swift", "public final class Interaction"),
    ("Bindery/Lists/ListSection.swift", "public nonisolated protocol ListSection"),
    ("BinderySignals/Signals/Signal.swift", "public class Signal"),
    ("BinderySignals/Operators/Transforming/Map.swift", "\(map) Signal<"),
    ("Bindery/Properties/ValueBinding.swift", "public struct ValueBinding"),
    ("Bindery/Properties/Batch.swift", "public func batch"),
    ("Bindery/Interactions/Interaction.swift", "public func answer<Owner"),
    ("Bindery/Interactions/Interaction.swift", "public func ask(_ question"),
    ("BinderyNavigation/Requests/NavigationVerbs.swift", "public func resetRoot"),
    ("Bindery/ViewModels/PagedTableViewModel.swift", "public protocol PagedTableViewModel"),
    ("BinderySignals/Signals/Signal+Observer.swift", "public class Observer"),
    ("BinderySignals/Operators/Transforming/Map.swift", "\(map) SignalProducer<"),
    ("Bindery/Interactions/AlertContent.swift", "public nonisolated struct AlertContent"),
    ("Bindery/ViewModels/ContentViewModel.swift", "public protocol ContentViewModel"),
    ("Bindery/ViewModels/ContentViewModel.swift", "public func followPage"),
    ("BinderySignals/Signals/Signal.swift", "public static func pipe("),
  ]

  @Test func `the most used symbols have an example, order, lifetime, errors and cost`() throws {
    let files = try SourceFile.files(of: SourceFile.levels)

    var incomplete: [String] = []
    for (path, declaration) in Self.symbols {
      let file = files.first { $0.path == "Sources/\(path)" }
      let comment = comment(of: declaration, in: file?.text ?? "")
      let missing = Self.parts.filter { !comment.contains($0) }
      if !missing.isEmpty { incomplete.append("\(path), \(declaration): \(missing)") }
    }

    #expect(Self.symbols.count == 50)
    #expect(incomplete == [])
  }

  /// Returns the documentation comment above the first declaration that begins with a text.
  private func comment(of declaration: String, in text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    guard let place = lines.firstIndex(where: { $0.hasPrefix(declaration) }) else { return "" }
    let above = lines[..<place].reversed().drop { $0.hasPrefix("@") }
    return above.prefix { $0.hasPrefix("///") }.reversed().joined(separator: "\n")
  }
}
