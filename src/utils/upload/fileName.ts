/** Signs of markup or of a path. */
const notInNames = /[<>/\\\p{Cc}]/u;

/** The file as the server has answered; under the chosen file's own name if the answer has none that a file could have. */
export function withFileName<T extends { name?: string }>(sent: T, chosen: File) {
  const { name = '' } = sent;
  const isName = name.trim() !== '' && !notInNames.test(name);
  return { ...sent, name: isName ? name : chosen.name };
}
