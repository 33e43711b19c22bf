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
  /// - Returns: The picture, also an incomplete one; `nil` if the bytes are no picture, or one that
  ///   is too large.
  @concurrent
  public static func decode(_ bytes: [UInt8], mostPixels: Int = 32_000_000) async
    -> sending Texture?
  {
    decodeNow(bytes, mostPixels: mostPixels)
  }

  /// Makes a picture of one row of pixels, from colours such as 0x1A5FB4; `nil` without a colour.
  public static func row(of colors: [UInt32]) -> Texture? {
    guard !colors.isEmpty else { return nil }
    let pixels = colors.flatMap { color in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) }
    }
    guard let bytes = g_bytes_new(pixels, gsize(pixels.count)) else { return nil }
    defer { g_bytes_unref(bytes) }
    let texture = gdk_memory_texture_new(
      Int32(clamping: colors.count),
      1,
      GDK_MEMORY_R8G8B8,
      bytes,
      gsize(pixels.count)
    )
    return texture.map { Texture(adopting: UnsafeMutableRawPointer($0)) }
  }

  /// Decodes a picture here and now; for pictures that come with the program.
  public static func decodeNow(_ bytes: [UInt8], mostPixels: Int = 32_000_000) -> Texture? {
    guard let loader = gdk_pixbuf_loader_new() else { return nil }
    defer { g_object_unref(loader) }
    bindery_pixbuf_loader_limit(loader, gsize(max(mostPixels, 0)))
    let isWritten = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), nil) != 0
    // A loader has to be closed whatever it thinks of the bytes.
    let isWhole = gdk_pixbuf_loader_close(loader, nil) != 0
    guard isWritten, isWhole, let pixels = gdk_pixbuf_loader_get_pixbuf(loader),
      let texture = gdk_texture_new_for_pixbuf(pixels)
    else { return nil }
    return Texture(adopting: UnsafeMutableRawPointer(texture))
  }
}
