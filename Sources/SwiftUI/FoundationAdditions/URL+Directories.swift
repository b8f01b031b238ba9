import Foundation

// The folders of a user and of the app, as FileManager names them on this machine.
extension URL {
  /// The folder for documents; the one for temporary files if there is none.
  public static var documentsDirectory: URL { folder(.documentDirectory) }

  /// The folder for what can be made again; the one for temporary files if there is none.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }

  /// The folder for what an app keeps for itself; the one for temporary files if there is none.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

  /// The folder for an app's files; the one for temporary files if there is none.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }

  /// The folder for what was loaded; the one for temporary files if there is none.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  /// The folder for the desktop; the one for temporary files if there is none.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }

  /// The folder for films; the one for temporary files if there is none.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }

  /// The folder for music; the one for temporary files if there is none.
  public static var musicDirectory: URL { folder(.musicDirectory) }

  /// The folder for pictures; the one for temporary files if there is none.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }

  /// The folder for what others can read; the one for temporary files if there is none.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }

  /// The folder for users; the one for temporary files if there is none.
  public static var userDirectory: URL { folder(.userDirectory) }

  /// The folder for apps; the one for temporary files if there is none.
  public static var applicationDirectory: URL { folder(.applicationDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? .temporaryDirectory
  }
}
