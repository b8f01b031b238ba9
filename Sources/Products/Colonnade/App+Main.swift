#if COLONNADE_SERVER
  import AuthorAPI
  import Glibc
  import Launch
  import ViewRuntime

  extension App {
    /// Serves the app's first window, with the options of `colonnade serve`.
    public static func main() {
      let arguments = Array(CommandLine.arguments.dropFirst())
      let status = AppServer.run(
        arguments: arguments, scenes: [sceneEntry], values: StoredValues.ofApp,
        isSupervised: true)
      exit(status.rawValue)
    }
  }
#else
  import AuthorAPI
  import Glibc
  import Platform

  extension App {
    /// Says that the app was built without the server, and how it gets one.
    public static func main() {
      let sentence =
        "This app was built without Colonnade's server, for its tests: install libwebsockets-dev, "
        + "libev-dev, libsqlite3-dev and libpq-dev, and build it with COLONNADE_SERVER=1 in the "
        + "environment.\n"
      Descriptor.standardError.write(Array(sentence.utf8))
      exit(1)
    }
  }
#endif
