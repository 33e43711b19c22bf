import Foundation
import Testing

/// The methods that connect the engine's objects are a system programming interface:
/// `@_spi(Engine)`.
///
/// Adopters neither see nor call them.
struct EngineHookTests {
  private static let hooks = [
    "becameObserved", "becameUnobserved", "begin", "channelClosed", "connect", "deliverEnding",
    "end", "interrupt", "isLazy", "isUnconnected", "join", "listen", "pause",
  ]

  /// Swift 6.3 compiles an override without the interface, and then calls the overridden method.
  @Test func `each file that overrides a hook imports the interface that declares it`() throws {
    let overriding = try SourceFile.files(of: [
      "BinderyNavigation", "BinderySignals", "BinderySwiftUI", "BinderyTerminal", "BinderyTesting",
    ]).filter { file in
      file.code.contains { line in Self.hooks.contains { overrides($0, in: line) } }
    }

    let faults = overriding.filter { !$0.code.contains { $0.hasPrefix("@_spi(Engine) ") } }

    #expect(overriding.count > 15)
    #expect(faults.map(\.path) == [])
  }

  @Test func `the classes of the engine show no hook to adopters`() throws {
    let delivery = try SourceFile.files(of: ["Bindery"]).filter { $0.path.contains("/Delivery/") }

    let shown = delivery.flatMap(\.code).filter { line in
      (line.contains("  open ") || line.contains("  public ")) && !line.contains("@_spi(Engine)")
    }

    // The two members that every handle of an observation has, and the one that observers of
    // adopters override; a closure that is inlined calls it.
    #expect(
      shown.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "open func receive(_ value: Value) {}", "open var isDisposed: Bool { source == nil }",
        "open func dispose() {",
      ]
    )
  }

  private func overrides(_ hook: String, in line: String) -> Bool {
    ["override func \(hook)(", "override var \(hook):"].contains { line.contains($0) }
  }
}
