import Foundation
import Testing

/// The parts of the framework whose memory safety the compiler does not check; see
/// Documentation/Engine.md, “Unsafe parts”.
struct UnsafeConstructTests {
  @Test func `only the small types of the engine use references without a count`() throws {
    let files = try files(naming: ["Unmanaged", "unowned(unsafe)"])

    #expect(
      files == [
        "Sources/Bindery/Memory/BackReference.swift",
        "Sources/Bindery/Memory/Borrowed.swift",
        // The reference passes through C.
        "Sources/BinderyTesting/Time/Settle.swift",
      ]
    )
  }

  @Test func `only one function casts without a check in optimised builds`() throws {
    let files = try files(naming: ["unsafeDowncast", "unsafeBitCast"])

    #expect(files == ["Sources/Bindery/Memory/Downcast.swift"])
  }

  @Test func `only the types on hot paths have properties without exclusivity checks`() throws {
    let files = try files(naming: ["@exclusivity(unchecked)"])

    #expect(files == Self.withoutExclusivityChecks)
  }

  @Test func `each declaration that is exempt from marks says why it is safe`() throws {
    let files = try SourceFile.files(of: Self.modules)

    let unexplained = files.flatMap { file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.indices.filter { index in
        // The invariant of these properties is the same everywhere.
        guard lines[index].contains("@safe"), !lines[index].contains("@exclusivity(unchecked)")
        else { return false }
        return !lines[max(0, index - 2)..<index].contains { $0.contains("// Safe because") }
      }
      .map { "\(file.path):\($0 + 1)" }
    }

    #expect(files.contains { $0.text.contains("@safe struct") })
    #expect(unexplained == [])
  }

  private func files(naming constructs: [String]) throws -> [String] {
    try SourceFile.files(of: Self.modules)
      .filter { file in
        file.code.contains { line in constructs.contains { line.contains($0) } }
      }
      .map(\.path).sorted()
  }

  private static let modules =
    SourceFile.levels + ["BinderyTesting", "BinderyTerminal", "BinderySwiftUI", "BinderyCombine"]

  private static let withoutExclusivityChecks = [
    "Sources/Bindery/Commands/ActiveExecution.swift",
    "Sources/Bindery/Commands/Command.swift",
    "Sources/Bindery/Delivery/Channel.swift",
    "Sources/Bindery/Delivery/ChannelExtras.swift",
    "Sources/Bindery/Delivery/Receiver.swift",
    "Sources/Bindery/Delivery/ReceiverArray.swift",
    "Sources/Bindery/Delivery/RunningDeliveries.swift",
    "Sources/Bindery/Graph/ChangesInPlace.swift",
    "Sources/Bindery/Graph/DeferredRelease.swift",
    "Sources/Bindery/Graph/Effect.swift",
    "Sources/Bindery/Graph/Graph+Validation.swift",
    "Sources/Bindery/Graph/Graph.swift",
    "Sources/Bindery/Graph/GraphNode.swift",
    "Sources/Bindery/Graph/ModelTracking.swift",
    "Sources/Bindery/Graph/Reader.swift",
    "Sources/Bindery/Graph/RunChain.swift",
    "Sources/Bindery/Graph/TrackedReads.swift",
    "Sources/Bindery/Graph/TrackingProbe.swift",
    "Sources/Bindery/Lifetimes/Lifetime.swift",
    "Sources/Bindery/Lifetimes/OwnerAnchor.swift",
    "Sources/Bindery/Properties/ComputedNode.swift",
    "Sources/Bindery/Properties/ComputedWrapper.swift",
    "Sources/Bindery/Properties/Equality.swift",
    "Sources/Bindery/Properties/FedNode.swift",
    "Sources/Bindery/Properties/MutableProperty.swift",
    "Sources/Bindery/Properties/PropertyBinding.swift",
    "Sources/Bindery/Properties/Reflection.swift",
    "Sources/Bindery/Tracing/Trace.swift",
    "Sources/BinderySignals/BaseOperators/Operator.swift",
    "Sources/BinderySignals/Operators/Combining/CombineLatest.swift",
    "Sources/BinderySignals/Operators/Combining/CombiningGroup.swift",
    "Sources/BinderySignals/Operators/Combining/LatestGroup.swift",
    "Sources/BinderySignals/Operators/Flattening/LatestFlattening.swift",
    "Sources/BinderySignals/Operators/Skipping/SkipRepeats.swift",
    "Sources/BinderySignals/Runs/ProducerRun.swift",
    "Sources/BinderySignals/Runs/RunObserver.swift",
    "Sources/BinderySignals/Signals/Relay.swift",
    "Sources/BinderySignals/Signals/Signal.swift",
  ]
}
