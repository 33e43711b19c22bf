import BinderyOpenCombine
import BinderyTesting
@preconcurrency import OpenCombine
import Testing

/// Publishers as producers and signals.
struct ReceivingTests {
  private enum Failure: Error { case broken }

  private let subject = PassthroughSubject<Int, Failure>()

  @Test func `a producer subscribes at each start, and receives what is sent at once`() {
    var values: [Int] = []
    let first = subject.producer.start { if let value = $0.value { values.append(value) } }
    subject.send(1)
    let second = subject.producer.start { if let value = $0.value { values.append(value * 10) } }

    subject.send(2)
    first.dispose()
    subject.send(3)

    // OpenCombine has no order among the subscribers of a subject.
    #expect(values.sorted() == [1, 2, 20, 30])
    second.dispose()
  }

  @Test func `a completion and a failure end the run once`() {
    var events: [String] = []
    subject.producer.start { events.append("\($0)") }

    subject.send(1)
    subject.send(completion: .failure(.broken))
    subject.send(2)
    Just(7).producer.start { events.append("\($0)") }

    #expect(events.count == 4)
    #expect(events[1].lowercased().contains("fail"))
    #expect(events[3].lowercased().contains("complete"))
  }

  @Test func `the end of a run cancels its subscription, also while it receives`() {
    var isCancelled = false
    var values: [Int] = []
    let handle = SerialDisposable()
    let observed = subject.handleEvents(receiveCancel: { isCancelled = true })

    handle.inner = observed.producer.start { event in
      if let value = event.value { values.append(value) }
      handle.dispose()
    }
    subject.send(1)
    subject.send(2)

    #expect(values == [1])
    #expect(isCancelled)
  }

  @Test func `an operator that takes some values cancels the publisher`() {
    var isCancelled = false
    let observed = subject.handleEvents(receiveCancel: { isCancelled = true })
    var values: [Int] = []

    observed.producer.take(first: 2).start { if let value = $0.value { values.append(value) } }
    for value in 1...3 { subject.send(value) }

    #expect(values == [1, 2])
    #expect(isCancelled)
  }

  @Test func `a value that is sent while another one is delivered follows it`() {
    var values: [Int] = []
    subject.producer.start { [subject] event in
      guard let value = event.value else { return }
      if value == 1 { subject.send(2) }
      values.append(value)
    }

    subject.send(1)

    #expect(values == [1, 2])
  }

  @Test func `a property is bound to a publisher, and back to a subject`() {
    let names = CurrentValueSubject<String, Never>("Ada")
    let name = MutableProperty("")
    name <~ names.producer
    #expect(name.value == "Ada")

    names.send("Grace")
    #expect(name.value == "Grace")
    var published: [String] = []
    let cancellable = name.publisher.sink { published.append($0) }
    names.send("Mary")

    #expect(published == ["Grace", "Mary"])
    cancellable.cancel()
  }

  @Test func `a signal ends with its lifetime`() {
    let lifetime = Lifetime()
    var events: [String] = []
    let signal = subject.signal(during: lifetime)
    signal.observe { events.append("\($0)") }

    subject.send(1)
    lifetime.dispose()
    subject.send(2)

    #expect(events.count == 2)
  }

  @Test func `neither side retains the other after the end`() async {
    weak var releasedSubject: PassthroughSubject<Int, Never>?
    weak var releasedProperty: MutableProperty<Int>?
    do {
      let subject = PassthroughSubject<Int, Never>()
      let property = MutableProperty(0)
      property <~ subject.producer
      let cancellable = property.publisher.sink { _ in }
      subject.send(1)
      (releasedSubject, releasedProperty) = (subject, property)
      cancellable.cancel()
    }
    await settle()

    #expect(releasedSubject == nil)
    #expect(releasedProperty == nil)
  }

  @Test func `a publisher of another thread is delivered on the main actor, in order`() async {
    let numbers = CurrentValueSubject<Int, Never>(0)
    var values: [Int] = []
    var isCompleted = false
    let run = numbers.postedProducer.start { event in
      if let value = event.value { values.append(value) }
      if event.isCompleted { isCompleted = true }
    }
    #expect(values == [])

    await Task.detached {
      for value in 1...3 { numbers.send(value) }
      numbers.send(completion: .finished)
    }.value
    await settle()

    #expect(values == [0, 1, 2, 3])
    #expect(isCompleted)
    run.dispose()
  }

  @Test func `a value of another thread ends the program where none is expected`() async {
    await #expect(processExitsWith: .failure) {
      let subject = PassthroughSubject<Int, Never>()
      await MainActor.run { _ = subject.producer.start { _ in } }
      await Task.detached { subject.send(1) }.value
    }
  }
}
