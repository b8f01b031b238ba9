@_exported import AcceptedNames
@_exported import AuthorAPI
