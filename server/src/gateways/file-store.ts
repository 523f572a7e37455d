/** Where pictures and documents are stored: a folder by default, S3-compatible storage by configuration. */
export interface FileStore {
  write(key: string, content: Uint8Array): Promise<void>
  /** Undefined if there is no such file. */
  read(key: string): Promise<Uint8Array | undefined>
  exists(key: string): Promise<boolean>
  remove(key: string): Promise<void>
}
