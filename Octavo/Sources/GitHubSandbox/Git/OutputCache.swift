/// The outputs of git that were asked for last, of one repository.
///
/// It holds at most ``limit`` bytes; the oldest output goes first.
struct OutputCache {
  /// The most bytes of all outputs together; an output of more than a quarter of it is not kept.
  static let limit = 1 << 20

  private var outputs: [[String]: [UInt8]] = [:]
  /// The subcommands, the oldest first.
  private var order: [[String]] = []
  private(set) var size = 0

  /// The output of a subcommand, as an array of its arguments.
  subscript(subcommand: [String]) -> [UInt8]? {
    get { outputs[subcommand] }
    set {
      guard let newValue, newValue.count <= Self.limit / 4, outputs[subcommand] == nil else {
        return
      }
      outputs[subcommand] = newValue
      order.append(subcommand)
      size += newValue.count
      while size > Self.limit {
        size -= outputs.removeValue(forKey: order.removeFirst())?.count ?? 0
      }
    }
  }
}
