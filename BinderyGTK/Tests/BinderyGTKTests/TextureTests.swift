import BinderyGTK
import BinderyTesting
import CGTK
import Testing

extension BinderyGTKTests {
  struct TextureTests {
    /// A PNG of a label, so that the bytes are real, and how large it is.
    private func png() async -> (bytes: [UInt8], width: Int, height: Int) {
      let label = Label("picture")
      return await inWindow(label) {
        (
          Screenshot.png(of: label) ?? [],
          Int(gtk_widget_get_width(label.pointer())),
          Int(gtk_widget_get_height(label.pointer()))
        )
      }
    }

    @Test func `a row of colours is as wide as they are many`() {
      let texture = Texture.row(of: [0xFF0000, 0x00FF00, 0x0000FF])

      #expect((texture?.width, texture?.height) == (3, 1))
      #expect(Texture.row(of: []) == nil)
    }

    @Test func `a picture is decoded and shown`() async {
      let png = await png()
      let texture = await Texture.decode(png.bytes)
      let avatar = Avatar(size: 32)
      let image = MutableProperty<Texture?>(nil)
      let lifetime = Lifetime()
      lifetime.bind(avatar, name: { "Mona" }, picture: { image.value })
      image.value = texture

      #expect((texture?.width, texture?.height) == (png.width, png.height))
      #expect(adw_avatar_get_custom_image(avatar.opaque) != nil)
      #expect(avatar.name == "Mona")
    }

    @Test func `bytes that are no picture decode to nil, and half a picture decodes to half`() async
    {
      let png = await png()
      let half = Array(png.bytes.prefix(png.bytes.count / 2))

      #expect(await Texture.decode([]) == nil)
      #expect(await Texture.decode(Array("<svg".utf8)) == nil)
      #expect(await Texture.decode(Array(png.bytes.prefix(20))) == nil)
      #expect(await Texture.decode(half)?.width == png.width)
    }

    @Test func `a picture is scaled down to a side, and a smaller one is not scaled`() async {
      let png = await png()
      let side = max(png.width, png.height)
      let half = await Texture.decode(png.bytes, longestSide: side / 2)
      let whole = await Texture.decode(png.bytes, longestSide: side)

      #expect(max(half?.width ?? 0, half?.height ?? 0) == side / 2)
      #expect((whole?.width, whole?.height) == (png.width, png.height))
      #expect(await Texture.decode(png.bytes, longestSide: 1)?.width == 1)
      #expect(await Texture.decode(png.bytes, mostPixels: 1, longestSide: 1) == nil)
    }

    @Test func `pixels are a picture if they are whole rows`() {
      let texture = Texture.pixels([UInt8](repeating: 9, count: 24), width: 2, channels: 4)

      #expect((texture?.width, texture?.height) == (2, 3))
      #expect(Texture.pixels([1, 2, 3], width: 1, channels: 3)?.height == 1)
      for (count, width, channels) in [(7, 2, 3), (0, 2, 3), (8, 0, 4), (8, 2, 2), (8, .max, 4)] {
        let values = [UInt8](repeating: 0, count: count)
        #expect(Texture.pixels(values, width: width, channels: channels) == nil)
      }
    }

    @Test func `a picture of too many pixels is refused`() async {
      let png = await png()

      #expect(await Texture.decode(png.bytes, mostPixels: png.width * png.height - 1) == nil)
      #expect(await Texture.decode(png.bytes, mostPixels: png.width * png.height) != nil)
    }
  }
}
