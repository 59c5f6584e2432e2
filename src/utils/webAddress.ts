/** The address when it is a full one of the web, host and all; undefined for anything else that a server may name. */
export function webAddress(text: string | undefined): string | undefined {
  if (!text || !/^https?:\/\/[^\s/\\]/i.test(text)) return undefined;
  try {
    new URL(text);
    return text;
  } catch {
    // The constructor is the parser; it throws on what is no address.
    return undefined;
  }
}
