/// One reader's dependency on one node, in two lists at once: the reader's and the node's.
///
/// The link owns the node that is read and not its reader: a reader unlinks itself when it goes.
@usableFromInline
struct Link {
  let dependency: Unmanaged<GraphNode>
  /// What works the dependency out, where it is worked out.
  let upstream: Unmanaged<Reader>?
  let reader: Unmanaged<Reader>
  /// The position of the link among all links in the order in which they were made.
  let since: UInt
  var nextDependency: LinkPointer?
  var previousReader: LinkPointer?
  var nextReader: LinkPointer?
}

@usableFromInline
typealias LinkPointer = UnsafeMutablePointer<Link>
