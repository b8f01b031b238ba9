import Glibc
import OrderedJSON
import Platform
import PostgreSQLStorage
import SQLiteStorage
import Serving
import Sessions

/// A program that serves scenes with the options of its command line.
@MainActor
public enum AppServer {
  /// Serves until the program receives a stop signal; if it cannot, says why on standard error.
  ///
  /// - Parameters:
  ///   - arguments: the options, without the program's name.
  ///   - scenes: the scenes that can be opened; sessions start in the first.
  ///   - values: the values that the app keeps beside its sessions.
  ///   - name: the name that the program was called by, for help and errors.
  ///   - firesTimers: the scenes may use Foundation's timers on the main run loop.
  ///   - isBuiltIn: the scenes are this program's own, and so are the sources that are served.
  ///   - isSupervised: the scenes are an author's: the program serves them as another program, and
  ///     starts that again after a crash.
  public static func run(
    arguments: [String], scenes: [SceneEntry], values: (any AppValues)? = nil,
    calledAs name: String = Service.programName, firesTimers: Bool = true,
    isBuiltIn: Bool = false, isSupervised: Bool = false
  ) -> ExitStatus {
    // An app's output appears at once, even if standard output is a pipe.
    StandardOutput.bufferLines()
    let program = String(name.prefix { $0 != " " })
    do {
      let parsed = try Arguments(arguments, options: ServeOptions.options)
      if parsed.has("help") {
        say(help(name))
      } else {
        var options = try ServeOptions(parsed)
        if isBuiltIn { options.serveBuiltInSources() }
        // Before anything of the app runs.
        if let number = options.supervision.stackPipe {
          StackSnapshot.prepare(writingTo: Descriptor(number: Int32(number)))
        }
        if isSupervised && options.canBeSupervised {
          return try Supervisor(arguments, options, calledAs: program) { say($0) }.run()
        }
        let service = try Service(
          options, scenes: scenes, values: values, calledAs: program,
          firesTimers: firesTimers)
        try service.run { say($0) }
      }
      return .success
    } catch let refusal as DatabaseRefusal {
      complain(program, "\(refusal)")
      return ExitStatus(rawValue: refusal.exitStatus)
    } catch let refusal as PostgreSQLRefusal {
      complain(program, "\(refusal)")
      return ExitStatus(rawValue: refusal.exitStatus)
    } catch {
      complain(program, "\(error)")
      return .usage
    }
  }

  private static func complain(_ program: String, _ sentence: String) {
    Descriptor.standardError.write(Array("\(program): \(sentence)\n".utf8))
  }

  /// At once, even if standard output is a file or a pipe.
  private static func say(_ text: String) {
    print(text)
    fflush(nil)
  }

  private static func help(_ name: String) -> String {
    """
    Serves the dashboard and its sessions over WebSocket.

    Usage: \(name) [OPTION …]

    \(HelpText.table(ServeOptions.options))
    """
  }
}

extension ServeOptions {
  /// True if the app runs as another program.
  fileprivate var canBeSupervised: Bool {
    !supervision.isUnsupervised && supervision.watchedThrough == nil
  }
}
