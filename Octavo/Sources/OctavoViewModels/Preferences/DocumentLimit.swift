/// The space for documents that were shown once, such as files and folders.
///
/// If the documents need more space than this, those that were used longest ago are removed.
public nonisolated enum DocumentLimit: Int, SettingChoice {
  /// 64 MB.
  case usual = 64
  /// 256 MB.
  case large = 256
  /// 1 GB.
  case largest = 1_024

  /// The space in bytes.
  public var bytes: Int { rawValue << 20 }

  /// The text in the list of the setting.
  public var title: String { Strings.size(bytes) }
}
