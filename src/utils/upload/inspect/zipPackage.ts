import { unzipSync } from 'fflate';

interface ZipPackage {
  names: string[];
  /** Content types of the parts that are there (ISO 29500-2, 10.1.2); none if the archive is no such package. */
  types: Set<string>;
  /** What an OpenDocument file says that it is. */
  mimetype: string;
}

/** A name without the differences that do not count in a package. */
const plain = (name: string): string =>
  `/${name.replace(/\\/g, '/')}`.replace(/^\/+/, '/').toLowerCase();
const listName = '/[content_types].xml';
const longestList = 2 ** 20;

/**
 * Names and content types of a zip archive, by its directory.
 * @throws fflate's error when the archive is not whole
 */
export function zipPackage(bytes: Uint8Array): ZipPackage {
  const names: string[] = [];
  const texts = new Map<string, string>();
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.push(plain(name));
      return [listName, '/mimetype'].includes(plain(name)) && originalSize < longestList;
    },
  });
  for (const [name, content] of Object.entries(files)) {
    texts.set(plain(name), new TextDecoder().decode(content));
  }
  return {
    names,
    types: typesOf(names, texts.get(listName) ?? ''),
    mimetype: texts.get('/mimetype') ?? '',
  };
}

function typesOf(names: string[], list: string): Set<string> {
  const root = new DOMParser().parseFromString(list, 'application/xml');
  const typesBy = (element: string, attribute: string) =>
    new Map(
      Array.from(root.getElementsByTagNameNS('*', element), (entry) => [
        (entry.getAttribute(attribute) ?? '').toLowerCase(),
        entry.getAttribute('ContentType') ?? '',
      ]),
    );
  const ofPart = typesBy('Override', 'PartName');
  const ofEnding = typesBy('Default', 'Extension');
  const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);
  return new Set(names.map((name) => ofPart.get(name) ?? ofEnding.get(endingOf(name)) ?? ''));
}
