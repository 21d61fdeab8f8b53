/// The only one who pushes, pops and presents: it carries the transitions of one container out on the scenes in it.
@MainActor
public final class Navigator<State: NavigationState, Content, Input> {
  public typealias Route = State.Route
  public typealias Child = any Scene<Content, Input>
  /// Runs once the scene is ready and before it is shown.
  public typealias Configuration = (Child) -> Void

  private struct Node {
    let scene: Child
    let reply: (any AnyReply)?
    let requester: NodeID?
  }

  private enum Phase {
    case created, started, gone
  }

  public private(set) var state: State
  private let transitions: Transitions
  private weak var coordinator: (any Coordinator<Route, Content, Input>)?
  private var nodes: [NodeID: Node] = [:]
  private var phase = Phase.created
  private var isActive = false

  public init(_ state: State, transitions: Transitions, coordinator: any Coordinator<Route, Content, Input>) {
    self.state = state
    self.transitions = transitions
    self.coordinator = coordinator
  }

  // MARK: The container's own life, told by the scene that holds it

  /// Makes the scenes that the state begins with.
  public func start() {
    submit { navigator in
      guard navigator.phase == .created else { return .rejected(.alreadyShown) }
      navigator.phase = .started
      for entry in navigator.state.entries { navigator.attach(entry.id, entry.route) }
      if navigator.isActive { navigator.active?.sceneActivated() }
      return .handled
    }
  }

  /// The container takes inputs from now on, and so does its active scene.
  public func activate() {
    guard !isActive else { return }
    isActive = true
    active?.sceneActivated()
  }

  /// The container is covered, and so is its active scene.
  public func deactivate() {
    guard isActive else { return }
    active?.sceneDeactivated()
    isActive = false
  }

  /// Lets go of every scene, the topmost first.
  public func tearDown() {
    deactivate()
    phase = .gone
    for entry in state.entries.reversed() {
      for id in entry.nodesTopDown {
        guard let reply = detach(id)?.reply else { continue }
        reply.drop()
        transitions.countStale()
      }
    }
  }

  // MARK: What is shown

  /// The scene that takes inputs.
  public var active: Child? { nodes[state.activeID]?.scene }

  /// The scene of a node, while it is attached.
  public func scene(_ id: NodeID) -> Child? { nodes[id]?.scene }

  /// The contents of the entry that is shown and of its overlays, lowest first.
  public var layers: [(route: Route, presentation: Presentation, content: Content)] {
    _ = transitions.revision
    let entry = state.entries[state.current]
    let base = nodes[entry.id].map { [(entry.route, entry.route.presentation, $0.scene.content)] } ?? []
    return base
      + entry.overlays.compactMap { overlay in
        nodes[overlay.id].map { (overlay.route, overlay.presentation, $0.scene.content) }
      }
  }

  /// The contents of the nearest entries beneath the one that is shown, the lowest first.
  public func covered(atMost count: Int) -> [Content] {
    state.covered.suffix(count).compactMap { nodes[$0.id]?.scene.content }
  }

  /// Passes on what a person did to the scene that takes inputs.
  public func receive(_ input: Input) {
    active?.receive(input)
  }

  // MARK: Transitions

  func perform(
    _ intent: Intent<Route>, by identifier: String? = nil, reply: (any AnyReply)? = nil, configure: Configuration? = nil
  ) {
    submit(reply: reply) { $0.run(intent, by: identifier, reply: reply, configure: configure) }
  }

  /// Leaves a scene; the one that asked for it gets the value.
  func leave(_ id: NodeID, returning value: Any) {
    submit { navigator in
      if let reply = navigator.nodes[id]?.reply, !reply.offer(value) { return .rejected(.wrongValue) }
      return navigator.run(.exit(id), by: nil, reply: nil, configure: nil)
    }
  }

  private func submit(reply: (any AnyReply)? = nil, _ transition: @escaping (Navigator) -> Transitions.Verdict) {
    transitions.submit(reply: reply) { [weak self] in
      guard let self, phase != .gone, coordinator != nil else { return .stale }
      return transition(self)
    }
  }

  private func run(
    _ wanted: Intent<Route>, by identifier: String?, reply: (any AnyReply)?, configure: Configuration?
  ) -> Transitions.Verdict {
    do throws(Rejection) {
      guard phase == .started else { throw Rejection.notAttached }
      // What makes no scene, such as selecting a tab, would never bring anything back.
      guard reply == nil || wanted.destination != nil else { throw Rejection.notOffered }
      let requester = state.activeID
      let operations = try state.apply(prepare(wanted, by: identifier))
      var answered: [Node] = []
      for operation in operations {
        switch operation {
        case .attach(let id, let route): attach(id, route, reply: reply, requester: requester, configure: configure)
        case .activate(let id): if isActive { nodes[id]?.scene.sceneActivated() }
        case .deactivate(let id): if isActive { nodes[id]?.scene.sceneDeactivated() }
        case .detach(let id): if let node = detach(id), node.reply != nil { answered.append(node) }
        }
      }
      for node in answered { answer(node) }
      return .handled
    } catch {
      reply?.cancel(.rejected(error))
      return .rejected(error)
    }
  }

  /// Finds the segue that would be taken and lets the coordinator prepare where it leads.
  private func prepare(_ intent: Intent<Route>, by identifier: String?) throws(Rejection) -> Intent<Route> {
    guard let coordinator, let destination = intent.destination else { return intent }
    let source = state.activeRoute
    guard let segue = Route.segue(from: source.kind, to: destination.kind, identifier: identifier) else { throw .undeclared }
    return intent.leading(to: coordinator.coordinate(from: source, to: destination, identifier: segue.identifier))
  }

  private func attach(
    _ id: NodeID, _ route: Route, reply: (any AnyReply)? = nil, requester: NodeID? = nil, configure: Configuration? = nil
  ) {
    guard let scene = coordinator?.makeScene(for: route) else { return }
    nodes[id] = Node(scene: scene, reply: reply, requester: requester)
    scene.sceneReady()
    configure?(scene)
  }

  private func detach(_ id: NodeID) -> Node? {
    let node = nodes.removeValue(forKey: id)
    node?.scene.sceneDetached()
    return node
  }

  /// Gives a response to the scene that asked for it, if that is still there.
  private func answer(_ node: Node) {
    if let requester = node.requester, nodes[requester] != nil {
      node.reply?.deliver()
    } else {
      node.reply?.drop()
      transitions.countStale()
    }
  }
}
