/// A signed address of a log, at which no credentials are needed for a minute.
struct LogAddress: Equatable, Sendable {
  /// The number of the job.
  let job: Int
  /// The number of a step; `nil` for the log of the whole job.
  var step: Int?

  /// The seconds for which an address is valid.
  static let lifetime = 60
  /// The seconds for which a log is kept after the end of its job.
  static let retention = 90 * 86_400

  private var file: String { step.map { "\(job)-\($0).txt" } ?? "\(job).txt" }

  /// Returns the path with its signature.
  func path(at time: Int) -> String {
    let end = time + Self.lifetime
    return "/actions-logs/\(file)?se=\(end)&sig=\(Self.signature(file, end))"
  }

  /// Reads the file and the query of a request.
  ///
  /// - Throws: A 403 for an address that is not signed or has expired.
  init(_ request: EndpointRequest) throws(ErrorResponse) {
    let file = try request.text("file")
    guard let end = request.query.int("se"), request.now < end,
      request.query["sig"] == Self.signature(file, end)
    else {
      throw ErrorResponse(status: 403, message: "This address is not signed, or has expired.")
    }
    let numbers = file.prefix { $0 != "." }.split(separator: "-").map { Int($0) }
    guard let job = numbers.first ?? nil else { throw .notFound }
    self.init(job: job, step: numbers.count > 1 ? numbers[1] : nil)
    guard self.file == file else { throw .notFound }
  }

  init(job: Int, step: Int? = nil) {
    self.job = job
    self.step = step
  }

  private static func signature(_ file: String, _ end: Int) -> String {
    String(stableHash("log", file, "\(end)"), radix: 36)
  }
}
