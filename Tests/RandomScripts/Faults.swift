/// Plays the script of each seed, and describes the first fault.
///
/// - Parameters:
///   - seeds: The seeds of the scripts.
///   - make: Makes the script of a seed.
///   - fault: Plays a script, and describes what is wrong; `nil` if nothing is.
/// - Returns: The seed, the fault and the smallest script found that still fails; `nil` without
///   one.
@MainActor
public func firstFault<Script: Shrinkable>(
  of seeds: Range<UInt64>,
  _ make: (UInt64) -> Script,
  _ fault: @MainActor (Script) async -> String?
) async -> String? {
  for seed in seeds {
    let script = make(seed)
    guard await fault(script) != nil else { continue }
    let smallest = await script.shrunk { await fault($0) != nil }
    return "seed \(seed): \(await fault(smallest) ?? "")\n\(smallest)"
  }
  return nil
}
