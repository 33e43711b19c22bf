// swift-format-ignore-file

// The values of UIKit are those of Foundation.
public import Foundation

// UITableViewCell.h, iOS 18.4 SDK: class UITableViewCell
@MainActor open class UITableViewCell: UIView {
  // UITableViewCell.h, iOS 18.4 SDK: textLabel
  open var textLabel: UILabel? { nil }
}

// UITableView.h, iOS 18.4 SDK: protocol UITableViewDataSource
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  // UITableView.h, iOS 18.4 SDK: tableView(_:numberOfRowsInSection:)
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  // UITableView.h, iOS 18.4 SDK: tableView(_:cellForRowAt:)
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

// UITableView.h, iOS 18.4 SDK: class UITableView
@MainActor open class UITableView: UIView {
  // UITableView.h, iOS 18.4 SDK: enum UITableView.RowAnimation
  public enum RowAnimation: Int, Sendable {
    case automatic = 100
  }
  // UITableView.h, iOS 18.4 SDK: dataSource
  weak open var dataSource: (any UITableViewDataSource)?
  // UITableView.h, iOS 18.4 SDK: register(_:forCellReuseIdentifier:)
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  // UITableView.h, iOS 18.4 SDK: dequeueReusableCell(withIdentifier:for:)
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  // UITableView.h, iOS 18.4 SDK: performBatchUpdates(_:completion:)
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {}
  // UITableView.h, iOS 18.4 SDK: deleteRows(at:with:)
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  // UITableView.h, iOS 18.4 SDK: insertRows(at:with:)
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  // UITableView.h, iOS 18.4 SDK: moveRow(at:to:)
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  // UITableView.h, iOS 18.4 SDK: reconfigureRows(at:)
  open func reconfigureRows(at indexPaths: [IndexPath]) {}
}

// UIKit.swiftinterface, iOS 18.4 SDK: extension IndexPath, init(row:section:) and row
extension IndexPath {
  // UIKit.swiftinterface, iOS 18.4 SDK: init(row:section:)
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  // UIKit.swiftinterface, iOS 18.4 SDK: row
  public var row: Int { self[1] }
}
