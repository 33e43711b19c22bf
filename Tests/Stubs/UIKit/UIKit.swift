// swift-format-ignore-file

// UIKit.swiftinterface, iOS 18.4 SDK: the exported module
@_exported public import Foundation

// UIResponder.h, iOS 18.4 SDK: class UIResponder
@MainActor open class UIResponder: NSObject {}

// UIView.h, iOS 18.4 SDK: class UIView
@MainActor open class UIView: UIResponder {
  // UIView.h, iOS 18.4 SDK: addSubview(_:)
  open func addSubview(_ view: UIView) {}
}

// UIAction.h, iOS 18.4 SDK: class UIAction
@MainActor open class UIAction: NSObject {
  // UIKit.swiftinterface, iOS 18.4 SDK: init(title:image:identifier:discoverabilityTitle:attributes:state:handler:), the title and handler
  public convenience init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {
    self.init(isStub: true)
  }
  private init(isStub: Bool) {}
}

// UIControl.h, iOS 18.4 SDK: class UIControl
@MainActor open class UIControl: UIView {
  // UIControl.h, iOS 18.4 SDK: struct UIControl.Event
  public struct Event: OptionSet, Sendable {
    // UIControl.h, iOS 18.4 SDK: rawValue
    public let rawValue: UInt
    // UIControl.h, iOS 18.4 SDK: init(rawValue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }
    // UIControl.h, iOS 18.4 SDK: valueChanged, primaryActionTriggered, editingChanged
    public static let valueChanged = Event(rawValue: 1 << 12)
    // UIControl.h, iOS 18.4 SDK: primaryActionTriggered
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    // UIControl.h, iOS 18.4 SDK: editingChanged
    public static let editingChanged = Event(rawValue: 1 << 17)
  }
  // UIControl.h, iOS 18.4 SDK: isEnabled
  open var isEnabled = true
  // UIControl.h, iOS 18.4 SDK: addAction(_:for:)
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
  // UIControl.h, iOS 18.4 SDK: removeAction(_:for:)
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
}

// UITextInput.h, iOS 18.4 SDK: class UITextRange
@MainActor open class UITextRange: NSObject {}

// UITextField.h, iOS 18.4 SDK: class UITextField
@MainActor open class UITextField: UIControl {
  // UITextField.h, iOS 18.4 SDK: text
  open var text: String?
  // UITextInput.h, iOS 18.4 SDK: markedTextRange
  open var markedTextRange: UITextRange? { nil }
}

// UISwitch.h, iOS 18.4 SDK: class UISwitch
@MainActor open class UISwitch: UIControl {
  // UISwitch.h, iOS 18.4 SDK: isOn
  open var isOn = false
}

// UIButton.h, iOS 18.4 SDK: class UIButton
@MainActor open class UIButton: UIControl {
  // UIKit.swiftinterface, iOS 18.4 SDK: struct UIButton.Configuration
  public struct Configuration {
    // UIKit.swiftinterface, iOS 18.4 SDK: showsActivityIndicator
    public var showsActivityIndicator = false
  }
  // UIKit.swiftinterface, iOS 18.4 SDK: configuration
  open var configuration: UIButton.Configuration?
}

// UILabel.h, iOS 18.4 SDK: class UILabel
@MainActor open class UILabel: UIView {
  // UILabel.h, iOS 18.4 SDK: text
  open var text: String?
}

// UIGestureRecognizer.h, iOS 18.4 SDK: class UIGestureRecognizer
@MainActor open class UIGestureRecognizer: NSObject {
  // UIGestureRecognizer.h, iOS 18.4 SDK: isEnabled
  open var isEnabled = true
}
