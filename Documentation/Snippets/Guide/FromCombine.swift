import BinderyTesting
import Testing

/// A service of asynchronous functions.
actor Weather {
  func forecast(for city: String) throws -> String { "Sun in \(city)" }
}

final class WeatherViewModel: ViewModel {
  @MutableProperty var city = ""
  @MutableProperty private(set) var forecast = ""
  private let weather: Weather

  init(_ weather: Weather, scheduler: any Scheduler) {
    self.weather = weather
    super.init()
    _forecast
      <~ $city.signal
      .debounce(.milliseconds(300), on: scheduler)
      .skipRepeats()
      .flatMap(.latest) { city in
        SignalProducer { try await weather.forecast(for: city) }
          .flatMapError { _ in SignalProducer(value: "No forecast") }
      }
  }
}

/// A label of a toolkit.
@MainActor
final class ForecastLabel: LifetimeProviding, ReactiveExtensionsProvider {
  let lifetime = Lifetime()
  var text = ""
}

@MainActor
struct FromCombineTests {
  private let scheduler = TestScheduler()

  @Test func `the forecast follows the city at which typing rests`() async {
    let viewModel = WeatherViewModel(Weather(), scheduler: scheduler)
    let label = ForecastLabel()
    let lifetime = Lifetime()
    var seen: [String] = []

    label.reactive[\.text] <~ viewModel.$forecast
    lifetime += viewModel.$city.producer.startWithValues { seen.append($0) }
    viewModel.city = "Oslo"
    scheduler.advance(by: .milliseconds(300))
    await settle()

    #expect(label.text == "Sun in Oslo")
    #expect(seen == ["", "Oslo"])
  }

  @Test func `a subject is a pipe`() {
    var taps = 0

    let (signal, input) = Signal<Void, Never>.pipe()
    signal.observeValues { taps += 1 }
    input.send(value: ())

    #expect(taps == 1)
  }
}
