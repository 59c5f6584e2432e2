/** Spaces, signs without a width and Chinese punctuation: from the first of these on, nothing is the portal's. */
const foreign =
  /[\s\u200b-\u200f\u2060\ufeff\u3002\uff0c\u3001\uff1b\uff1a\uff01\uff1f\uff09\u3011\u300b\u300d\u300f\u201d\u2019\u2026].*$/su;
const unseen = /[\s\u200b-\u200f\u2060\ufeff]+$/u;
/** Marks of a sentence; a bracket only when it closes one outside of the link. */
const marks = /[.,;:!?'">\]}]+$|^([^(]*?)\)+$/;
/** A parameter behind a path or an anchor, where there is no query: `&shareTo=weixin`. */
const parameters = /&[\w.-]+=[^/]*$/;

function withoutMarks(text: string): string {
  const shorter = text.replace(marks, '$1');
  return shorter === text ? text : withoutMarks(shorter);
}

/** As `cut` changes the decoded text; the same when it changes nothing, or the text cannot be decoded. */
function recoded(text: string, cut: (decoded: string) => string): string {
  try {
    const decoded = decodeURIComponent(text);
    const shorter = cut(decoded);
    return shorter === decoded ? text : encodeURIComponent(shorter);
  } catch {
    // A `%` that encodes nothing: the address stays as it is.
    return text;
  }
}

const ended = (text: string) =>
  recoded(text.replace(parameters, ''), (decoded) => withoutMarks(decoded.replace(foreign, '')));

/** The last value of a query. A keyword may end as a person has typed it. */
function endedQuery(search: string): string {
  const at = search.lastIndexOf('=') + 1;
  const isTyped = /[?&]keyword=$/.test(search.slice(0, at));
  const value = search.slice(at);
  return (
    search.slice(0, at) +
    (isTyped ? recoded(value, (text) => text.replace(unseen, '')) : ended(value))
  );
}

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** An address without what chats and people add to the end of a link that they send. */
export function sharedAddress({ pathname, search, hash }: Address): Address {
  if (hash.length > 1) return { pathname, search, hash: `#${ended(hash.slice(1))}` };
  if (search.length > 1) return { pathname, search: endedQuery(search), hash };
  const at = pathname.lastIndexOf('/') + 1;
  const last = pathname.slice(at);
  // A segment of ASCII marks alone is an address of its own, though none of the portal's.
  const isOwn = /^(?:[!-$&-~]|%[2-7][0-9a-f])+$/i.test(last);
  return { pathname: pathname.slice(0, at) + (ended(last) || (isOwn ? last : '')), search, hash };
}
