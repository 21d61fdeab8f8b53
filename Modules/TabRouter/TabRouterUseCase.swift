import Entities
import Gateways
import Routing

/// Makes what the tabs share: the settings, which Options changes and Play follows.
final class TabRouterUseCase {
  let settings: Shared<Settings>
  let mode: Mode
  let generator: SeededGenerator
  let gateways: GatewaySet
  let version: String

  init(settings: Settings, mode: Mode, generator: SeededGenerator, gateways: GatewaySet, version: String) {
    self.settings = Shared(settings)
    self.mode = mode
    self.generator = generator
    self.gateways = gateways
    self.version = version
  }
}
