import BinderyGTK
import BinderyTesting
import CGTK
import Testing

extension BinderyGTKTests {
  struct WindowTests {
    @Test func `a window that is closed while work runs takes nothing down`() async {
      let gate = Gate()
      let command = Command<Void, Void> { await gate.wait() }
      let button = Button("Log in")
      let lifetime = Lifetime()
      lifetime.bind(button, to: command)
      let window = Window(size: Window.Size(300, 200))
      window.content = button
      window.present()
      await window.painted()
      button.press()
      window.close()
      window.destroy()
      gate.open()
      await settle()

      #expect(command.isExecuting == false)
      #expect(button.isBusy == false)
    }

    @Test func `a host that ends while a view is bound to running work shows no more`() async {
      let test = await TestHost()
      let repository = test.push()
      let label = (test.host.topViews.last as? TestView)?.label
      test.host.end()
      repository.name = "late"
      test.host.showToast("late")
      test.router.pop()
      await settle()

      #expect(test.host.topWindow == nil)
      #expect(label?.text != nil)
    }

    @Test func `a window is in sight while it is on screen`() async {
      let window = Window(size: Window.Size(300, 200))
      let before = window.isInSight
      let early = window.onStateChange {}
      window.present()
      await window.painted()

      #expect([before, window.isInSight] == [false, true])
      #expect(early == nil && window.onStateChange {} != nil)
      window.destroy()
    }

    /// Sends the signal of the system that the network has changed.
    private static func reportNetwork() {
      guard let monitor = g_network_monitor_get_default() else { return }
      bindery_object_send_number(UnsafeMutableRawPointer(monitor), "network-changed", 1)
    }

    @Test func `the network is observed until the monitor is released`() {
      var reports: [Bool] = []
      weak var released: NetworkMonitor?
      do {
        let monitor = NetworkMonitor { reports.append($0) }
        released = monitor
        Self.reportNetwork()
      }
      Self.reportNetwork()

      #expect(released == nil && reports.count == 1)
    }

    @Test func `a window asks before it closes`() async {
      let window = Window(size: Window.Size(300, 200))
      var answers = [true, false]
      let token = window.onClosing { answers.popLast() ?? true }
      window.present()
      await window.painted()
      window.close()
      let stays = window.isMapped
      window.close()

      #expect([stays, window.isMapped] == [true, false])
      token.dispose()
      window.destroy()
    }

    @Test func `a label with links takes the focus of a button that was removed`() async {
      let label = Label()
      label.show([TextRun("The colophon", link: "https://example.org")])
      let box = Box(.vertical, [label])
      await inWindow(box) {
        var button: Button? = Button("Retry")
        if let button {
          box.append(button)
          button.focus()
          box.remove(button)
        }
        button = nil
        await box.painted()
        let focused = gtk_widget_get_root(box.pointer()).flatMap { gtk_root_get_focus($0) }

        #expect(focused == label.pointer())
      }
    }
  }
}
