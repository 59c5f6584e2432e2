/**
 * Stands for react-intl's message parser: texts with placeholders arrive compiled (config/messagesLoader.cjs), so what
 * is still a string is a text without any. 0 is the syntax tree's literal element.
 */
export function pegParse(message: string) {
  return [{ type: 0, value: message }];
}
