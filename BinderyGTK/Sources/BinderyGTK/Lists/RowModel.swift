import CGTK

/// A `GListModel` that says how many rows there are and makes an item only when asked for one.
///
/// The items are empty: what a row shows is found by its position. So a list of 100,000 rows costs
/// no more than one of 200.
@MainActor
final class RowModel: ObjectOwner {
  init() { super.init(adopting: bindery_object_new(rowModelType)) }

  isolated deinit {}

  var count: Int { rowCount(raw).pointee }

  /// Changes how many rows there are, and tells the list.
  func apply(_ splice: ListSplice) {
    rowCount(raw).pointee += splice.added - splice.removed
    g_list_model_items_changed(
      opaque,
      guint(splice.position),
      guint(splice.removed),
      guint(splice.added)
    )
  }
}

// MARK: - The type, as GObject wants it

/// The count lies behind what GObject itself keeps of an instance.
private nonisolated let countOffset = MemoryLayout<GObject>.stride

private nonisolated func rowCount(_ model: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Int> {
  (model + countOffset).assumingMemoryBound(to: Int.self)
}

private nonisolated let rowModelType: GType = {
  var info = GTypeInfo()
  info.class_size = guint16(MemoryLayout<GObjectClass>.size)
  info.instance_size = guint16(countOffset + MemoryLayout<Int>.size)
  let type = g_type_register_static(
    g_object_get_type(),
    "BinderyRowModel",
    &info,
    GTypeFlags(rawValue: 0)
  )
  var interface = GInterfaceInfo(
    interface_init: fillInterface,
    interface_finalize: nil,
    interface_data: nil
  )
  g_type_add_interface_static(type, g_list_model_get_type(), &interface)
  return type
}()

private nonisolated let fillInterface: GInterfaceInitFunc = { interface, _ in
  guard let methods = interface?.assumingMemoryBound(to: GListModelInterface.self) else { return }
  methods.pointee.get_item_type = { _ in g_object_get_type() }
  methods.pointee.get_n_items = { model in
    guard let model else { return 0 }
    return guint(rowCount(UnsafeMutableRawPointer(model)).pointee)
  }
  methods.pointee.get_item = { model, index in
    guard let model, Int(index) < rowCount(UnsafeMutableRawPointer(model)).pointee else {
      return nil
    }
    return bindery_object_new(g_object_get_type())
  }
}
