/**
 * From the first of these on, nothing is the portal's: a space, a sign that is not ASCII, such as Chinese punctuation or an
 * emoji, markup, or a bracket or a comma before Chinese words, as chats write hints and the names of stickers.
 */
const foreign =
  /(?:\s|(?![!-~])[\p{P}\p{S}\p{Cf}\p{Extended_Pictographic}]|[<`]|[([{@,;!?]+\p{sc=Han}).*$/su;
const unseen = /[\s\p{Cf}]+$/u;
/** Marks of a sentence or of Markdown, or a space that was encoded again; a bracket only when it closes one outside of the link. */
const marks = /[.,;:!?'"*|~>([{\]}]+$|%(?:25)*20$|^([^(]*?)\)+$/;
/**
 * Parameters behind a path or an anchor, where there is no query: `&shareTo=weixin`, also with the `&` of markup,
 * `;jsessionid=`; behind a query that is there: `?from=`.
 */
const parameters = /(?:(?:&(?:amp;)?|;)[\w.-]*=[^/]*|&\w*;?|\?[\w.-]+=[^/]*)$/;
/** Anchors that a chat adds for itself. */
const chatAnchor = /#(?:wechat_redirect|wechat_webview_type=\d|rd)?$/;

function withoutMarks(text: string): string {
  const shorter = text.replace(marks, '$1');
  return shorter === text ? text : withoutMarks(shorter);
}

/** The decoded text; the text itself when a `%` in it encodes nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** As `cut` changes the decoded text; the same when it changes nothing, or the text cannot be decoded. */
function recoded(text: string, cut: (decoded: string) => string): string {
  const plain = decoded(text);
  const shorter = cut(plain);
  return shorter === plain ? text : encodeURIComponent(shorter);
}

const ended = (text: string) =>
  recoded(text.replace(parameters, ''), (decoded) => withoutMarks(decoded.replace(foreign, '')));

/** Whose value is any text: what a person has typed, what the server has written, an address with such a text in it. */
const ofText = /^(?:keyword|errorMessage|redirect|ticket)=$/;

/** A parameter of a query. */
function endedParameter(parameter: string): string {
  const at = parameter.indexOf('=') + 1;
  const name = parameter.slice(0, at);
  const value = parameter.slice(at);
  const isTyped = ofText.test(name);
  return name + (isTyped ? recoded(value, (text) => text.replace(unseen, '')) : ended(value));
}

/** A query whose `?` was encoded, or written full width by an input method; not one within a segment, such as a way back. */
const queryInPath = /^((?:\/[\w.-]+)+)(?:%3f|%ef%bc%9f)([\w.-]+(?:=|%3d|%ef%bc%9d).*)$/i;

/** A query with its own signs, where these were encoded or written full width, or `&` as in markup. */
function plainQuery(query: string): string {
  const isPlain = query.includes('=');
  const ownSigns = (text: string) => text.replace(/\uff1d/g, '=').replace(/\uff06/g, '&');
  const plain = isPlain ? query : encodeURI(ownSigns(decoded(query)));
  return plain.replace(/&amp;/g, '&').replace(/%ef%bc%86(?=[\w.-]+=)/gi, '&');
}

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

function withQuery({ pathname, search, hash }: Address): Address {
  const [, path = pathname, inPath = ''] = queryInPath.exec(pathname) ?? [];
  const query = [inPath, search.slice(1)].filter(Boolean).map(plainQuery).join('&');
  return { pathname: path, search: query && `?${query}`, hash };
}

/** An address without what chats and people add to the end of a link that they send, with a query that they have changed as it was. */
export function sharedAddress(address: Address): Address {
  const { pathname, search, hash: anchor } = withQuery(address);
  const hash = anchor.replace(chatAnchor, '');
  if (hash.length > 1) return { pathname, search, hash: `#${ended(hash.slice(1))}` };
  if (search.length > 1) {
    const query = search.slice(1).split('&').map(endedParameter).join('&');
    return { pathname, search: `?${query}`, hash };
  }
  const at = pathname.lastIndexOf('/') + 1;
  const last = pathname.slice(at);
  // A segment of ASCII marks alone is an address of its own, though none of the portal's.
  const isOwn = /^(?:[!-$&-~]|%[2-7][0-9a-f])+$/i.test(last);
  return { pathname: pathname.slice(0, at) + (ended(last) || (isOwn ? last : '')), search, hash };
}
