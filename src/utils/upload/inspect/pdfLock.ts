import aes from 'crypto-js/aes';
import latin1 from 'crypto-js/enc-latin1';
import md5 from 'crypto-js/md5';
import whole from 'crypto-js/pad-nopadding';
import rc4 from 'crypto-js/rc4';
import sha256 from 'crypto-js/sha256';
import sha384 from 'crypto-js/sha384';
import sha512 from 'crypto-js/sha512';
import { stringEnd } from './pdf';

/** All texts here are bytes, one to a character. What is cited is of ISO 32000-2, 7.6. */
const hashed = (hash: typeof md5, text: string) => hash(latin1.parse(text)).toString(latin1);
const enciphered = (text: string, key: string) =>
  rc4.encrypt(latin1.parse(text), latin1.parse(key)).ciphertext.toString(latin1);

/** What an empty password is filled up with (7.6.4.3.2). */
const filling =
  '\x28\xbf\x4e\x5e\x4e\x75\x8a\x41\x64\x00\x4e\x56\xff\xfa\x01\x08\x2e\x2e\x00\xb6\xd0\x68\x3e\x80\x2f\x0c\xa9\xfe\x64\x53\x69\x7a';
/** Far more than the dictionary of an encrypted document takes. */
const longest = 4096;
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The string after a key: in brackets, or hexadecimal (7.3.4). */
function stringOf(dictionary: string, key: string): string {
  const at = dictionary.search(new RegExp(`/${key}\\s*[(<]`)) + 1;
  const from = at > 0 ? dictionary.slice(at).search(/[(<]/) + at : dictionary.length;
  const hex = /^<([^>]*)>/.exec(dictionary.slice(from))?.[1];
  if (hex !== undefined) {
    const pairs = hex.replace(/\s/g, '').match(/../g) ?? [];
    return pairs.map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join('');
  }
  const content = dictionary.slice(from + 1, stringEnd(dictionary, from) - 1);
  return content.replace(/\\([0-7]{1,3}|\r\n|.)/gs, (_all, sign: string) => {
    if (/^[0-7]/.test(sign)) return String.fromCharCode(Number.parseInt(sign, 8) % 256);
    return /^[\r\n]/.test(sign) ? '' : (escapes[sign] ?? sign);
  });
}

/** The dictionary that says how a document is encrypted; '' for a document that is not (7.6.2). */
function encryptionOf(text: string): string {
  const [, number, generation] = /\/Encrypt\s+(\d+)\s+(\d+)\s+R\b/.exec(text) ?? [];
  const place = number
    ? new RegExp(`(?:^|\\s)${number}\\s+${generation}\\s+obj\\b`)
    : /\/Encrypt\s*<</;
  const at = text.search(place);
  return at < 0 ? '' : text.slice(at, at + longest);
}

/** Whether the empty password opens a document of revision 2 to 4 (7.6.4.4.2, algorithms 4 to 6). */
function opensAsBefore(dictionary: string, text: string, revision: number): boolean {
  const numberOf = (key: string) => Number(new RegExp(`/${key}\\s+(-?\\d+)`).exec(dictionary)?.[1]);
  const bits = numberOf('V') === 4 ? 128 : numberOf('Length') || 40;
  const length = revision === 2 ? 5 : bits / 8;
  const rights = [0, 8, 16, 24].map((shift) => (numberOf('P') >> shift) & 0xff);
  const id = stringOf(text.slice(text.search(/\/ID\s*\[/)).slice(0, longest), 'ID\\s*\\[');
  const isOpenAbout = revision === 4 && /\/EncryptMetadata\s+false/.test(dictionary);
  const more = String.fromCharCode(...rights) + id + (isOpenAbout ? '\xff\xff\xff\xff' : '');
  let key = hashed(md5, filling + stringOf(dictionary, 'O').slice(0, 32) + more);
  for (let round = 0; revision > 2 && round < 50; round += 1)
    key = hashed(md5, key.slice(0, length));
  key = key.slice(0, length);
  const user = stringOf(dictionary, 'U');
  if (revision === 2) return enciphered(filling, key) === user.slice(0, 32);
  let proof = hashed(md5, filling + id);
  for (let round = 0; round < 20; round += 1) {
    const turned = key.replace(/./gs, (sign) => String.fromCharCode(sign.charCodeAt(0) ^ round));
    proof = enciphered(proof, turned);
  }
  return proof === user.slice(0, 16);
}

/** The hash of an empty password (7.6.4.3.4, algorithm 2.B); revision 5 knows its first line alone. */
function passwordHash(salt: string, revision: number): string {
  let key = hashed(sha256, salt);
  let last = 0;
  for (let round = 0; revision > 5 && (round < 64 || last > round - 32); round += 1) {
    const cipher = aes.encrypt(latin1.parse(key.repeat(64)), latin1.parse(key.slice(0, 16)), {
      iv: latin1.parse(key.slice(16, 32)),
      padding: whole,
    });
    const bytes = cipher.ciphertext.toString(latin1);
    const sum = [...bytes.slice(0, 16)].reduce((all, sign) => all + sign.charCodeAt(0), 0);
    key = hashed([sha256, sha384, sha512][sum % 3] ?? sha256, bytes);
    last = bytes.charCodeAt(bytes.length - 1);
  }
  return key.slice(0, 32);
}

/** Whether nobody can open a PDF without a password; one that only forbids changes opens for everybody. */
export function isLockedPdf(text: string): boolean {
  const dictionary = encryptionOf(text);
  const revision = Number(/\/R\s+(\d)/.exec(dictionary)?.[1]);
  const user = stringOf(dictionary, 'U');
  // Locked by a certificate, or in a way that is not known here.
  if (!(revision >= 2 && revision <= 6) || user.length < 32) return false;
  return revision > 4
    ? passwordHash(user.slice(32, 40), revision) !== user.slice(0, 32)
    : !opensAsBefore(dictionary, text, revision);
}
