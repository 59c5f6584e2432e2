/** Stands in for a part that needs a person, data or a script: the shell leaves its place empty. */
export default function Nothing() {
  return null;
}
