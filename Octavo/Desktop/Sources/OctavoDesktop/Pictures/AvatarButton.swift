import BinderyGTK
import Foundation
import OctavoViewModels

/// The large picture of an account on a page, which opens in full size.
@MainActor
final class AvatarButton: Widget {
  /// Makes the button.
  ///
  /// - Parameters:
  ///   - pictures: The pictures.
  ///   - lifetime: Ends the bindings.
  ///   - name: The name of the account.
  ///   - url: The address of the picture.
  ///   - action: The action that opens it.
  init(
    _ pictures: Pictures,
    _ lifetime: Lifetime,
    name: @escaping () -> String,
    url: @escaping () -> URL?,
    action: @escaping () -> ScreenAction?
  ) {
    let face = Avatar(size: 96)
    let button = Button(face: face, name: Strings.showPicture)
    super.init(button.pointer(), holding: [button])
    button.addStyle("flat", "circular")
    button.align(horizontally: .center)
    pictures.bind(face, lifetime, name: name, url: url)
    lifetime.bindSensitivity(of: button) { action()?.isEnabled == true }
    lifetime += button.onClick { action()?.perform() }
  }

  isolated deinit {}
}
