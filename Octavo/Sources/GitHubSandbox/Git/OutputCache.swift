/// The outputs of git that were asked for last, of one repository.
///
/// It holds at most ``limit`` bytes; the oldest output goes first.
struct OutputCache {
  /// The most bytes of all outputs and their arguments together; more than a quarter of it for one
  /// output is not kept.
  static let limit = 1 << 20

  private var outputs: [[String]: [UInt8]] = [:]
  /// The subcommands, the oldest first.
  private var order: [[String]] = []
  private(set) var size = 0

  /// The output of a subcommand, as an array of its arguments.
  subscript(subcommand: [String]) -> [UInt8]? {
    get { outputs[subcommand] }
    set {
      guard let newValue, outputs[subcommand] == nil else { return }
      let added = Self.size(of: newValue, for: subcommand)
      guard added <= Self.limit / 4 else { return }
      outputs[subcommand] = newValue
      order.append(subcommand)
      size += added
      while size > Self.limit {
        let oldest = order.removeFirst()
        size -= Self.size(of: outputs.removeValue(forKey: oldest) ?? [], for: oldest)
      }
    }
  }

  /// Counts the arguments, too: paths of requests can be long, with an empty output.
  private static func size(of output: [UInt8], for subcommand: [String]) -> Int {
    subcommand.reduce(output.count) { $0 + $1.utf8.count }
  }
}
