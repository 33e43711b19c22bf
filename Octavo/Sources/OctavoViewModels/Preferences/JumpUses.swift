import Foundation

/// The uses of the entries of the palette, with their ages.
///
/// A use counts half after two weeks, and is forgotten when it counts for nothing.
nonisolated struct JumpUses: Codable, Equatable, Sendable {
  private static let halfLife = 14 * 24 * 3600.0
  private static let leastWeight = 0.1
  private static let most = 300
  /// The most that the uses of an entry add to its score.
  private static let mostBonus = 60.0

  private struct Use: Codable, Equatable, Sendable {
    var weight: Double
    var usedAt: Date
  }

  private var uses: [String: Use] = [:]

  /// Makes uses of nothing.
  init() {}

  /// Notes that an entry was chosen, and forgets what was chosen long ago.
  mutating func note(_ key: String, at now: Date) {
    uses[key] = Use(weight: weight(of: key, at: now) + 1, usedAt: now)
    uses = uses.filter { weight(of: $0.key, at: now) > 0 }
    guard uses.count > Self.most else { return }
    let ordered = keys(at: now)
    for key in ordered.dropFirst(Self.most) { uses[key] = nil }
  }

  /// The entries that were chosen, the most used at first.
  func keys(at now: Date) -> [String] {
    let weights = uses.keys.map { (key: $0, weight: weight(of: $0, at: now)) }
    let ordered = weights.filter { $0.weight > 0 }.sorted { first, second in
      first.weight == second.weight ? first.key < second.key : first.weight > second.weight
    }
    return ordered.map(\.key)
  }

  /// Returns what the uses of an entry add to its score.
  func bonus(of key: String, at now: Date) -> UInt8 {
    let weight = weight(of: key, at: now)
    return weight > 0 ? UInt8(min(Self.mostBonus, 12 * (1 + weight).squareRoot())) : 0
  }

  /// Returns what the uses of the entries whose keys begin with a text add to their scores, by the
  /// rest of their keys.
  func bonuses(ofKeysAfter prefix: String, at now: Date) -> [String: UInt8] {
    var bonuses: [String: UInt8] = [:]
    for key in uses.keys where key.hasPrefix(prefix) {
      bonuses[String(key.dropFirst(prefix.count))] = bonus(of: key, at: now)
    }
    return bonuses
  }

  /// Returns the uses of an entry that still count; 0 for one that is forgotten.
  private func weight(of key: String, at now: Date) -> Double {
    guard let use = uses[key], use.weight.isFinite else { return 0 }
    // A clock that was set back does not make a use grow.
    let age = max(0, now.timeIntervalSince(use.usedAt))
    let weight = use.weight * pow(0.5, age / Self.halfLife)
    return weight < Self.leastWeight ? 0 : weight
  }
}
