#if COLONNADE_SERVER
  import Serving
  import ViewRuntime

  extension StoredValues: AppValues {}
#endif
