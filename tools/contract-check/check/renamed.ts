import type { Finding } from './finding';

const plain = (name: string): string => name.replace(/[_-]/g, '').toLowerCase();

/** The object of a place, and the field in it. */
function split(where: string): [parent: string, name: string] {
  const at = where.lastIndexOf('.');
  return [where.slice(0, Math.max(0, at)), where.slice(at + 1)];
}

/** A field that is missing and there under another spelling (recruit_type) is one difference, not two. */
export function joinRenamed(found: Finding[]): Finding[] {
  const unknown = found.filter(({ kind }) => kind === 'field-unknown');
  const used = new Set<Finding>();
  const joined = found.map((one): Finding => {
    if (one.kind !== 'field-missing') return one;
    const [parent, name] = split(one.where);
    const other = unknown.find(({ where }) => {
      const [place, spelling] = split(where);
      return place === parent && plain(spelling) === plain(name);
    });
    if (!other) return one;
    used.add(other);
    return { kind: 'field-renamed', where: one.where, expected: name, got: split(other.where)[1] };
  });
  return joined.filter((one) => !used.has(one));
}
