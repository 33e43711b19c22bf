/// A dependency of one reader on one node, linked into two lists: the reader's and the node's.
///
/// The link retains the node and not its reader: a reader unlinks itself in its `deinit`.
@usableFromInline
struct Link {
  let dependency: Borrowed<GraphNode>
  /// The reader that computes the dependency, if that is a computed node.
  let upstream: Borrowed<Reader>?
  let reader: Borrowed<Reader>
  /// The position of the link among all links in the order in which they were made.
  let since: UInt
  var nextDependency: LinkPointer?
  var previousReader: LinkPointer?
  var nextReader: LinkPointer?
}

@usableFromInline
typealias LinkPointer = UnsafeMutablePointer<Link>
