/** A word and its language, where it is not the page's. */
export interface Word {
  label: string;
  lang?: 'zh-CN';
}

/** A word of the server or a person, which is Chinese (contract: Common rules). */
export function serverWord(label: string): Word {
  return { label, lang: 'zh-CN' };
}

/** The labels of terms in a language, by `termKey.code`. */
export type Labels = Readonly<Record<string, string>>;

/** The label that the pack has for a code; undefined for a code that it does not know. */
export function ownWord(labels: Labels, termKey: string, code: string): Word | undefined {
  const id = `${termKey}.${code}`;
  const label = Object.hasOwn(labels, id) ? labels[id] : undefined;
  return label === undefined ? undefined : { label };
}

/** Words in one text; it counts as Chinese when one of them is. Empty ones are left out. */
export function joinedWords(words: readonly (Word | undefined)[], separator: string): Word {
  const said = words.filter((word) => word?.label);
  return {
    label: said.map((word) => word?.label).join(separator),
    lang: said.find((word) => word?.lang)?.lang,
  };
}
