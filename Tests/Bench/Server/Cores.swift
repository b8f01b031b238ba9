/// The cores of the server and of the generator: one each, if there are two.
struct Cores {
  let server: [Int]
  let load: [Int]

  init() {
    let all = Kernel.cores()
    let areTwo = all.count > 1
    server = areTwo ? [all[0]] : all
    load = areTwo ? [all[1]] : all
  }

  private init(server: [Int], load: [Int]) {
    (self.server, self.load) = (server, load)
  }

  var areSeparate: Bool { server != load }

  /// The same generator, with a server that may use every core.
  var withServerOnAll: Cores { Cores(server: areSeparate ? server + load : server, load: load) }
}
