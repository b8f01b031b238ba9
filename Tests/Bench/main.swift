import Glibc

/// The limit of open files for the generator and the server.
let filesNeeded = 6300

func run(_ options: Options) throws {
  let files = Kernel.raiseFileLimit()
  guard files >= filesNeeded else {
    throw Fault("\(filesNeeded) open files are needed, the limit is \(files): see ulimit -n")
  }
  let setting = Setting(binary: options.binary, rounds: options.rounds, cores: Cores())
  var report = Report(isJSON: options.isJSON)
  report.begin(Machine(cores: setting.cores, rounds: setting.rounds))
  Kernel.pin(to: setting.cores.load)
  Kernel.holdSignals()
  for scenario in scenarios where options.only.isEmpty || options.only.contains(scenario.name) {
    var sheet = Sheet()
    let start = Noise()
    try scenario.run(in: setting, on: &sheet)
    report.add(sheet, of: scenario, since: start)
  }
  report.end()
}

func fail(_ error: any Error, _ status: Int32) -> Never {
  Kernel.complain("Bench: \((error as? Fault)?.sentence ?? "\(error)")")
  exit(status)
}

let options: Options
do {
  options = try Options(Array(CommandLine.arguments.dropFirst()))
} catch {
  fail(error, 2)
}
if options.wantsHelp {
  print(Options.help)
} else {
  do {
    try run(options)
  } catch {
    fail(error, 1)
  }
}
