import type { Finding } from './finding';

const plain = (name: string): string => name.replace(/[_-]/g, '').toLowerCase();

/** The object of a place, and the field in it. */
function split(where: string): [parent: string, name: string] {
  const at = where.lastIndexOf('.');
  return [where.slice(0, Math.max(0, at)), where.slice(at + 1)];
}

/** What frameworks call the fields of a page (Spring Data, MyBatis-Plus, PageHelper and their like). */
const pageNames: Readonly<Record<string, RegExp>> = {
  list: /^(?:records|rows|items|content|elements|results?|data|datas|dataList|resultList)$/i,
  total: /^(?:total_?(?:elements|count|records?|rows|num|items)|count|records?_?count)$/i,
  current: /^(?:page|page_?(?:no|num|number|index|current)|current_?page|number|index)$/i,
  pageSize: /^(?:size|limit|rows|per_?page|page_?(?:limit|rows)|number_?of_?elements)$/i,
};

/** What frameworks call the data of an envelope. */
const dataNames = /^(?:results?|content|body|payload|response|obj|object|value)$/i;

const isOtherName = (parent: string, name: string, spelling: string): boolean =>
  plain(spelling) === plain(name) ||
  (parent === 'data' && pageNames[name]?.test(spelling) === true);

/** A field that is missing and there under another spelling (recruit_type) is one difference, not two. */
export function joinRenamed(found: Finding[]): Finding[] {
  const unknown = found.filter(({ kind }) => kind === 'field-unknown');
  const used = new Set<Finding>();
  const data = found.find(
    ({ kind, where }) => kind === 'envelope-unknown-field' && dataNames.test(where),
  );
  const joined = found.map((one): Finding => {
    if (one.kind === 'data-missing' && data) {
      used.add(data);
      return { kind: 'data-renamed', where: 'data', expected: 'data', got: data.where };
    }
    if (one.kind !== 'field-missing') return one;
    const [parent, name] = split(one.where);
    const other = unknown.find(({ where }) => {
      const [place, spelling] = split(where);
      return place === parent && isOtherName(parent, name, spelling);
    });
    if (!other) return one;
    used.add(other);
    const got = split(other.where)[1];
    const kind = plain(got) === plain(name) ? 'field-renamed' : 'paging-renamed';
    return { kind, where: one.where, expected: name, got };
  });
  return joined.filter((one) => !used.has(one));
}
