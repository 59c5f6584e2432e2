/** The bytes as text, one character each, so that places in the text are places in the bytes. */
export function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
