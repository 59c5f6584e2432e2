/** A complete web address (http or https, with a host); undefined for any other text from a server. */
export function webAddress(text: string | undefined): string | undefined {
  if (!text || !/^https?:\/\/[^\s/\\]/i.test(text)) return undefined;
  try {
    new URL(text);
    return text;
  } catch {
    // The URL constructor throws on an invalid URL.
    return undefined;
  }
}
