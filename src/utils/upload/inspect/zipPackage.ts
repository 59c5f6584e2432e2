import { unzipSync } from 'fflate';

interface ZipPackage {
  names: string[];
  /** Content types of the parts that are there (ISO 29500-2, 10.1.2); none if the archive is no such package. */
  types: Set<string>;
  /** What an OpenDocument file says that it is. */
  mimetype: string;
  /** Whether opening it fetches a template or an object from another computer (ISO 29500-2, 9.3). */
  isRemote: boolean;
}

/** A name without the differences that do not count in a package. */
const plain = (name: string): string =>
  `/${name.replace(/\\/g, '/')}`.replace(/^\/+/, '/').toLowerCase();
const listName = '/[content_types].xml';
/** The most that is unpacked: a few bytes can hold any number of them. */
const longestTexts = 2 ** 21;
const fetched = /\/(?:attachedTemplate|oleObject|frame|subDocument)$/;
const elsewhere = /^(?:https?|ftp|mhtml):/i;

/**
 * Names and content types of a zip archive, by its directory.
 * @throws fflate's error when the archive is not whole
 */
export function zipPackage(bytes: Uint8Array): ZipPackage {
  const names: string[] = [];
  const texts = new Map<string, string>();
  let left = longestTexts;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.push(plain(name));
      const isRead = [listName, '/mimetype'].includes(plain(name)) || /\.rels$/i.test(name);
      if (isRead) left -= originalSize;
      return isRead && left > 0;
    },
  });
  for (const [name, content] of Object.entries(files)) {
    texts.set(plain(name), new TextDecoder().decode(content));
  }
  return {
    names,
    types: typesOf(names, texts.get(listName) ?? ''),
    mimetype: texts.get('/mimetype') ?? '',
    isRemote: [...texts].some(([name, text]) => name.endsWith('.rels') && isFetching(text)),
  };
}

const elementsOf = (text: string, element: string): Element[] =>
  Array.from(
    new DOMParser().parseFromString(text, 'application/xml').getElementsByTagNameNS('*', element),
  );

/** Whether a part's relationships name what is fetched without being asked for. */
function isFetching(relationships: string): boolean {
  return elementsOf(relationships, 'Relationship').some((relationship) => {
    const read = (name: string) => relationship.getAttribute(name)?.trim() ?? '';
    return fetched.test(read('Type')) && elsewhere.test(read('Target'));
  });
}

function typesOf(names: string[], list: string): Set<string> {
  const typesBy = (element: string, attribute: string) =>
    new Map(
      elementsOf(list, element).map((entry) => [
        (entry.getAttribute(attribute) ?? '').toLowerCase(),
        entry.getAttribute('ContentType') ?? '',
      ]),
    );
  const ofPart = typesBy('Override', 'PartName');
  const ofEnding = typesBy('Default', 'Extension');
  const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);
  return new Set(names.map((name) => ofPart.get(name) ?? ofEnding.get(endingOf(name)) ?? ''));
}
