/** Stands in the drawn markup for a value of the first answer, in texts and in addresses. */
export const markOf = (name: string) => `__${name}__`;

const escaped = (text: string) => text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);

/** Markup with each mark replaced by the value of that name, as text. */
export function fillMarks(markup: string, values: Readonly<Record<string, unknown>>): string {
  return markup.replace(/__(\w+?)__/g, (_mark, name: string) =>
    escaped(String(values[name] ?? '')),
  );
}
