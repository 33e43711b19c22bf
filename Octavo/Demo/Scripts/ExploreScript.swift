/// The topics and the days of publication in `World/explore.txt`.
struct ExploreScript {
  /// The featured topics, in the order of the file.
  private(set) var topics: [DemoWorld.Topic] = []
  /// The seconds from the publication of a repository, by owner and name, to the newest commit.
  private(set) var publications: [String: Int] = [:]

  init(_ text: String, file: String) throws {
    for record in try Record.all(in: text, file: file) {
      switch record.kind {
      case "topic":
        let (title, about) = (try record.need("title"), try record.need("about"))
        topics.append(DemoWorld.Topic(name: record.title, title: title, about: about))
      case "published":
        publications[record.title] = try record.age()
      default: throw record.error("there is no record “\(record.kind)”")
      }
    }
  }
}
