import CGTK

/// Whether the machine has a network, as the system sees it.
///
/// Without a service of the system that knows, the routes of the kernel count. The machine itself
/// can be reached without a network.
@MainActor
public final class NetworkMonitor {
  private let monitor: ObjectOwner?
  private var changes: ObservationToken?

  /// Begins to observe the network, until the monitor is released.
  ///
  /// - Parameter isOnline: Called after each change, with whether there is a network.
  public init(_ isOnline: @escaping (Bool) -> Void) {
    monitor = g_network_monitor_get_default().map {
      ObjectOwner(retaining: UnsafeMutableRawPointer($0))
    }
    changes = monitor?.connect("network-changed") { [weak self] _ in
      if let self { isOnline(self.isOnline) }
    }
  }

  isolated deinit { changes?.dispose() }

  /// Whether there is a network; true where the system does not know.
  public var isOnline: Bool {
    monitor.map { g_network_monitor_get_network_available($0.opaque) != 0 } ?? true
  }
}
