/// The copy of the engine in one image of the process: the program, or a library that contains it.
///
/// Each image into which the framework is linked statically has a copy with a state of its own.
/// Swift's runtime finds a type by its name in the first image that has it, so all copies but
/// that one find a type that is not theirs.
enum EngineCopy {
  private static var isChecked = false

  /// Reports a copy in another image, once, if faults are looked for.
  ///
  /// - Cost: the test of a Boolean, except for the first call, which looks through the types of the
  ///   images.
  static func reportOthers() {
    guard Trace.looksForFaults, !isChecked else { return }
    isChecked = true
    guard let name = _mangledTypeName(EngineCopy.self), let first = _typeByName(name),
      first != EngineCopy.self
    else { return }
    let images = [first, EngineCopy.self].map { image(of: $0) ?? "an unknown image" }
    Trace.report(.secondEngine(images: images))
  }

  /// Returns the path of the image that contains the description of a type.
  private static func image(of type: Any.Type) -> String? {
    let address = unsafe UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(type)))
    return unsafe withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: 4) {
      fields in
      unsafe fields.initialize(repeating: nil)
      // The first of four fields is the path; pointers have the size of the others.
      guard unsafe imageInformation(address, fields.baseAddress) != 0 else { return nil }
      return unsafe fields[0].map { unsafe String(cString: $0) }
    }
  }
}

/// The function `dladdr` of the dynamic linker, which fills in a structure of four pointers.
///
/// Declared here because this module imports nothing but the toolchain's own modules.
@_silgen_name("dladdr")
private nonisolated func imageInformation(
  _ address: UnsafeRawPointer?,
  _ information: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Int32
