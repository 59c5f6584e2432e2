import type { Kind } from './answers';

const inContract =
  'Change the field in config/openapi.yaml, run `npm run contract generate`, mend what no longer compiles.';
const paging = 'Where only the name differs: `paging` in config/wire.ts.';

/** Of the fields in `data`, of codes and of lists by pages. */
export const dataKinds = {
  'field-missing': {
    what: 'A required field is missing',
    server: 'Send the field.',
    portal: 'Take it out of `required` in config/openapi.yaml, generate, and draw the gap.',
  },
  'field-null': {
    what: 'A field is null',
    server: 'Leave the field out where it has no value; a required one has a value.',
    portal:
      'Where it may be missing, nothing: null counts as missing (src/utils/cleanAnswer.ts). A required one: take it out of `required`, generate, and draw the gap.',
  },
  'field-unknown': {
    what: 'A field that the contract does not know',
    server: 'Leave it out: it may hold more than the reader should see.',
    portal: 'Add it to its schema in config/openapi.yaml.',
  },
  'field-renamed': {
    what: 'A field under another spelling',
    server: 'Use the name of the contract (camelCase).',
    portal:
      'All in snake_case: `names` in config/wire.ts. One alone: rename it in config/openapi.yaml, run `npm run contract generate`, mend what no longer compiles.',
  },
  'number-as-text': {
    what: 'A number is sent as a text',
    server: 'Send a JSON number.',
    portal: inContract,
  },
  'text-as-number': {
    what: 'A text (id, code) is sent as a number',
    server: 'Send ids and codes as texts: leading zeros and long ids are lost in numbers.',
    portal: inContract,
  },
  'boolean-as-other': {
    what: 'A boolean is sent as a text or number',
    server: 'Send true or false.',
    portal: inContract,
  },
  'list-as-other': {
    what: 'A list is sent as something else',
    server: 'Send a list, also with one entry or none: no text with commas.',
    portal: inContract,
  },
  'field-type': {
    what: 'A field is of another type',
    server: 'Send the type of the contract.',
    portal: inContract,
  },
  'time-as-number': {
    what: 'A time is sent as a number',
    server: 'Send ISO 8601 with offset, such as 2026-11-05T09:00:00+08:00.',
    portal: "`times: 'ms'` or `'s'` in config/wire.ts.",
  },
  'time-format': {
    what: 'A time is not ISO 8601 with offset',
    server:
      'Send it such as 2026-11-05T09:00:00+08:00: without an offset a browser reads its own zone.',
    portal: 'Say how the server writes times in `times` of config/wire.ts.',
  },
  'date-format': {
    what: 'A day is not written YYYY-MM-DD',
    server: 'Send it such as 2026-11-05.',
    portal: inContract,
  },
  'uri-format': {
    what: 'A web address is not complete',
    server: 'Send it with https://.',
    portal: inContract,
  },
  'text-pattern': {
    what: 'A text is not written as its pattern says',
    server: 'Write it as the pattern in the contract says.',
    portal: 'Change `pattern` in config/openapi.yaml and the place that reads it.',
  },
  'number-range': {
    what: 'A number beyond its limits',
    server: 'Look for -1 as “unknown”: leave such a field out.',
    portal: 'Change `minimum` or `maximum` in config/openapi.yaml.',
  },
  'list-too-long': {
    what: 'A list with more entries than the contract allows',
    server: 'Cut the list.',
    portal: 'Change `maxItems` in config/openapi.yaml.',
  },
  'enum-unknown': {
    what: 'A value that its enumeration does not have',
    server: 'Use the values of the contract.',
    portal: 'Add the value in config/openapi.yaml, generate, and give it words in src/locales.',
  },
  'term-unknown': {
    what: 'A code that its list of terms does not have',
    server: 'Add the code to /termjson/terms or /termjson/dbterms, or use one that is there.',
    portal: 'Change `x-term` in config/openapi.yaml where the field follows another list.',
  },
  'paging-renamed': {
    what: 'A field of a page has another name',
    server: 'Use the names of the contract: list, total, current, pageSize.',
    portal: paging,
  },
  'page-from-zero': {
    what: 'The first page is asked for and the second one comes: pages are counted from 0',
    server: 'Count pages from 1.',
    portal: '`firstPage` in config/wire.ts.',
  },
  'page-size-ignored': {
    what: 'A page has more entries than were asked for',
    server: 'Read `pageSize` from the query.',
    portal: paging,
  },
  'page-echo': {
    what: '`current` or `pageSize` of the answer are not those asked for',
    server: 'Count pages from 1 and repeat what was asked for.',
    portal: '`firstPage` in config/wire.ts, where pages are counted from 0.',
  },
  'total-too-small': {
    what: '`total` is less than what was listed',
    server: 'Count all entries that match, not those of the page.',
    portal: 'Nothing: the pages of a list follow from its total.',
  },
  'page-short': {
    what: 'A page has fewer entries than its size while there are more',
    server: 'Fill the page: filter before cutting pages.',
    portal: 'Nothing: entries would be missing unseen.',
  },
  'id-repeated': {
    what: 'An id comes twice in one list',
    server: 'Look for a join that doubles rows.',
    portal: 'Nothing: the lists are drawn by id.',
  },
  'page-repeats': {
    what: 'The second page repeats entries of the first',
    server: 'Read `current` from the query, from 1; sort by something that is unique.',
    portal: paging,
  },
  'page-beyond': {
    what: 'A page beyond the last one is not empty',
    server: 'Answer an empty list with the true total.',
    portal: 'Nothing: the lists go back to a page that exists.',
  },
} as const satisfies Record<string, Kind>;
