/** The scripts that draw a first answer into the page's shell (src/early/content), by what they draw. */
export const drawings = ['rows', 'position', 'notice'] as const;

export type Drawing = (typeof drawings)[number];
