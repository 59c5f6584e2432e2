/** As many bytes as every browser takes as arguments of one call. */
const sliceBytes = 2 ** 13;

/**
 * The bytes as text, one character each, so that places in the text are places in the bytes. Not by `TextDecoder`, whose
 * latin1 is windows-1252.
 */
export function latin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += sliceBytes)
    parts.push(Reflect.apply(String.fromCharCode, undefined, bytes.subarray(at, at + sliceBytes)));
  return parts.join('');
}
