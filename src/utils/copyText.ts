/** Copies a text; says whether it is copied. An old WebView has no clipboard, or refuses it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The caller says how the person copies it by hand.
    return false;
  }
}
