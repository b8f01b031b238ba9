import OrderedJSON
import SessionRecords
import Sessions
import Testing

@testable import Serving
@testable import Transport

/// A client that another node forwards.
@MainActor
@Suite struct NodePassTests {
  private let secret = Token()

  private func stage(token: Token? = nil) throws -> Stage {
    let store = SharedLateStore()
    let stage = try Stage(store: store, token: token)
    stage.gateway.cluster = ClusterMember(secret: secret, store: store, gateway: stage.gateway)
    return stage
  }

  private func header(_ parameters: ConnectParameters, _ secret: Token) -> UTF8String {
    UTF8String(
      String(NodePass.header(for: parameters, secret: secret).value.dropFirst("Bearer ".count)))
  }

  private func decide(
    _ stage: Stage, _ target: String = "/ws/a", token: UTF8String
  ) throws -> UpgradeDecision {
    let (path, query) = UTF8String(target).split(at: "?")
    let items = (query ?? "").string.split(separator: "&").map { item in
      let (name, value) = UTF8String(String(item)).split(at: "=")
      return QueryItem(name: name, value: (value ?? "").withoutPercentEncoding)
    }
    let request = HTTPRequest(path: path, query: items, bearerToken: token)
    return stage.gateway.decide(
      upgrade: UpgradeRequest(request: request, subprotocol: Subprotocol("p")))
  }

  private func parameters(_ decision: UpgradeDecision) throws -> ConnectParameters {
    guard case .accept(let context) = decision else { throw CancellationError() }
    return try #require(context as? Subscriber).parameters
  }

  @Test func `makes the same request there, with the same name and address`() throws {
    let stage = try stage()
    var asked = ConnectParameters(
      session: "a", client: "phone", watch: .patch, scene: "sandbox",
      unknownTypes: .refuse, bookmark: .init(epoch: "e &=%é", revision: 12), address: "fe80::1",
      kind: .browser, isCompact: true, wantsPresence: true)
    let came = try parameters(decide(stage, asked.target, token: header(asked, secret)))
    asked.isForwarded = true
    #expect("\(came)" == "\(asked)")
  }

  @Test func `without a name gets one from the node that has the session`() throws {
    let stage = try stage()
    let asked = stage.parameters("c17", session: "a")
    #expect(!asked.target.contains("c17"))
    let came = try parameters(decide(stage, asked.target, token: header(asked, secret)))
    #expect(came.client == "c1")
  }

  @Test func `continues there under the name that another node has given it`() throws {
    let stage = try stage()
    let move = NodeSignal.Relocation(
      node: Node(id: "b", address: ""), session: "renamed",
      bookmark: .init(epoch: "e", revision: 3), client: "c17", person: "Ida é & Co.")
    var asked = stage.parameters("phone", session: "a").moved(move)
    let came = try parameters(decide(stage, asked.target, token: header(asked, secret)))
    asked.isForwarded = true
    #expect("\(came)" == "\(asked)" && came.client == "c17")
    #expect(came.session == "renamed")
    // No one else may take such a name.
    guard case .refuse = try decide(self.stage(), asked.target, token: "a stranger’s") else {
      Issue.record("a stranger was let in")
      return
    }
  }

  @Test func `needs no other token, and a wrong secret is a wrong attempt`() throws {
    let asked = try Stage().parameters("phone", session: "a")
    for stage in [try stage(token: Token()), try stage()] {
      let right = try decide(stage, token: header(asked, secret))
      #expect(try parameters(right).isForwarded)
      guard case .refuse(let response) = try decide(stage, token: header(asked, Token())) else {
        Issue.record("a wrong secret was let in")
        continue
      }
      #expect(response.status == 401)
    }
  }

  @Test func `is worth nothing to a server without a cluster`() throws {
    let asked = try Stage().parameters("phone", session: "a")
    let stage = try Stage(token: Token())
    guard case .refuse(let response) = try decide(stage, token: header(asked, secret)) else {
      Issue.record("a stranger's pass was good")
      return
    }
    #expect(response.status == 401)
    let open = try parameters(decide(Stage(), token: header(asked, secret)))
    #expect(!open.isForwarded && open.address != "fe80::1")
  }

  @Test func `is not forwarded to a third node`() throws {
    let stage = try stage()
    let sink = stage.sink()
    var parameters = stage.parameters("phone", session: "a")
    parameters.isForwarded = true
    let node = Node(id: "b", address: "ws://127.0.0.1:1")
    let cluster = try #require(stage.gateway.cluster)
    cluster.forward(PendingClient(parameters), to: node, on: sink, answering: nil)
    #expect(sink.closeCode == 4510 && !(sink.context is ForwardingProxy))
  }
}
