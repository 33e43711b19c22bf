import CGTK

/// A decoded picture.
public nonisolated final class Texture {
  let raw: UnsafeMutableRawPointer

  private init(adopting texture: UnsafeMutableRawPointer) { raw = texture }

  deinit { g_object_unref(raw) }

  /// The width in pixels.
  public var width: Int { Int(gdk_texture_get_width(OpaquePointer(raw))) }
  /// The height in pixels.
  public var height: Int { Int(gdk_texture_get_height(OpaquePointer(raw))) }

  /// Decodes a picture, such as a PNG or a JPEG, away from the main actor.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of a picture file, from any source.
  ///   - mostPixels: The limit; larger pictures are refused before they are decoded.
  ///   - longestSide: The longest side of the result, to which a larger picture is scaled down;
  ///     `nil` for the size in the file.
  /// - Returns: The picture, also an incomplete one; `nil` if the bytes are no picture, or one that
  ///   is too large.
  @concurrent
  public static func decode(
    _ bytes: [UInt8],
    mostPixels: Int = 32_000_000,
    longestSide: Int? = nil
  ) async -> sending Texture? {
    decodeNow(bytes, mostPixels: mostPixels, longestSide: longestSide)
  }

  /// Makes a picture of pixels, from the left to the right and from the top to the bottom.
  ///
  /// - Parameters:
  ///   - values: The bytes of the pixels: red, green, blue and, with four channels, how solid the
  ///     pixel is.
  ///   - width: The number of pixels across.
  ///   - channels: The bytes of a pixel, three or four.
  /// - Returns: The picture; `nil` if the bytes are no whole rows.
  public static func pixels(_ values: [UInt8], width: Int, channels: Int) -> Texture? {
    let stride = width.multipliedReportingOverflow(by: channels)
    guard width > 0, channels == 3 || channels == 4, !stride.overflow, !values.isEmpty,
      values.count.isMultiple(of: stride.partialValue)
    else { return nil }
    return make(
      values,
      width: width,
      stride: stride.partialValue,
      channels == 4 ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8
    )
  }

  /// Makes a picture of one row of pixels, from colours such as 0x1A5FB4; `nil` without a colour.
  public static func row(of colors: [UInt32]) -> Texture? {
    guard !colors.isEmpty else { return nil }
    let pixels = colors.flatMap { color in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) }
    }
    return make(pixels, width: colors.count, stride: pixels.count, GDK_MEMORY_R8G8B8)
  }

  private static func make(
    _ values: [UInt8],
    width: Int,
    stride: Int,
    _ format: GdkMemoryFormat
  ) -> Texture? {
    guard let bytes = g_bytes_new(values, gsize(values.count)) else { return nil }
    defer { g_bytes_unref(bytes) }
    let texture = gdk_memory_texture_new(
      Int32(clamping: width),
      Int32(clamping: values.count / stride),
      format,
      bytes,
      gsize(stride)
    )
    return texture.map { Texture(adopting: UnsafeMutableRawPointer($0)) }
  }

  /// Decodes a picture here and now; for pictures that come with the program.
  public static func decodeNow(
    _ bytes: [UInt8],
    mostPixels: Int = 32_000_000,
    longestSide: Int? = nil
  ) -> Texture? {
    var limits = bindery_pixbuf_limits(
      most_pixels: gint64(max(mostPixels, 0)),
      longest_side: gint64(longestSide ?? 0),
      is_refused: 0
    )
    return withUnsafeMutablePointer(to: &limits) { decode(bytes, limits: $0) }
  }

  private static func decode(
    _ bytes: [UInt8],
    limits: UnsafeMutablePointer<bindery_pixbuf_limits>
  ) -> Texture? {
    guard let loader = gdk_pixbuf_loader_new() else { return nil }
    defer { g_object_unref(loader) }
    bindery_pixbuf_loader_limit(loader, limits)
    let isWritten = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), nil) != 0
    // A loader has to be closed whatever it thinks of the bytes.
    let isWhole = gdk_pixbuf_loader_close(loader, nil) != 0
    guard isWritten, isWhole, limits.pointee.is_refused == 0,
      let pixels = gdk_pixbuf_loader_get_pixbuf(loader),
      let texture = gdk_texture_new_for_pixbuf(pixels)
    else { return nil }
    return Texture(adopting: UnsafeMutableRawPointer(texture))
  }
}
