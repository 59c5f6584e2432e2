/** A text as HTML, inside of an element or of a quoted attribute. */
export const asHtml = (text: string) =>
  text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
