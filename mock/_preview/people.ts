import type { ConsentRecord, Domain, LoginRecord, User } from '../../src/services/types';
import { daysFromNow } from './clock';
import { type PersonSeed, personSeeds, seededPassword } from './seed/people';
import { presentVersion } from './seed/texts';
import type { PreviewStore } from './store';

/** Which state a person's data are seeded in (docs/product.md, Preview: `preview_persona`). */
export type PersonKind = PersonSeed['kind'];

/** One account of the preview server. */
export interface Person {
  id: string;
  loginName: string;
  /** Absent until a first password is set (an account made by single sign-on). */
  password?: string;
  name: string;
  mobile: string;
  email: string;
  avatarFileId?: string;
  domain: Domain;
  roles: User['roles'];
  kind: PersonKind;
  idType: string;
  idNumber: string;
  gender: string;
  birthDate: string;
  lastLogins: LoginRecord[];
  consents: ConsentRecord[];
}

const idWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Appends the check digit of GB 11643 to 17 digits, so that the résumé's own check accepts seeded people. */
function withCheckDigit(digits: string): string {
  const sum = idWeights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return digits + '10X98765432'.charAt(sum % 11);
}

/** Days since a person of a kind registered; earlier than everything in that person's data. */
const registered: Record<PersonKind, number> = {
  newcomer: 1,
  complete: 40,
  deliveries: 100,
  reviewer: 100,
};

/** The seeded logins: days ago and time of day. */
const logins: [
  daysAgo: number,
  clock: string,
  place: Pick<LoginRecord, 'ip' | 'place' | 'device'>,
][] = [
  [1, '20:14', { ip: '203.0.113.24', place: '江苏 南京', device: 'Chrome · Windows' }],
  [6, '08:41', { ip: '198.51.100.7', place: '江苏 南京', device: 'Safari · iPhone' }],
];

/** A person whose résumé has sensitive data has agreed to their use. */
function consentsOf(kind: PersonKind): ConsentRecord[] {
  const agreedAt = daysFromNow(-registered[kind], '09:30');
  const docIds =
    kind === 'newcomer' ? ['agreement', 'privacy'] : ['agreement', 'privacy', 'sensitive'];
  return docIds.map((docId) => ({ docId, version: presentVersion(docId) ?? '', agreedAt }));
}

function personOf(seed: PersonSeed): Person {
  const [region, order] = seed.idParts;
  const domain = seed.domain ?? 'portal';
  return {
    id: seed.id,
    loginName: seed.loginName,
    ...(!seed.hasNoPassword && { password: seededPassword }),
    name: seed.name,
    mobile: seed.mobile,
    email: `${seed.loginName}@example.com`,
    domain,
    roles: [domain === 'portal' ? 'candidate' : 'censor'],
    kind: seed.kind,
    idType: 'resident',
    idNumber: withCheckDigit(region + seed.birthDate.replaceAll('-', '') + order),
    gender: seed.gender,
    birthDate: seed.birthDate,
    lastLogins: logins
      .filter(([daysAgo]) => daysAgo <= registered[seed.kind])
      .map(([daysAgo, clock, place]) => ({ at: daysFromNow(-daysAgo, clock), ...place })),
    consents: domain === 'portal' ? consentsOf(seed.kind) : [],
  };
}

interface PeopleState {
  byLoginName: Record<string, Person>;
  registered: number;
}

function state(store: PreviewStore): PeopleState {
  return store.slice<PeopleState>('people', () => ({
    byLoginName: Object.fromEntries(personSeeds.map((seed) => [seed.loginName, personOf(seed)])),
    registered: 0,
  }));
}

/** The account with exactly this login name. */
export function personByLoginName(store: PreviewStore, loginName: string): Person | undefined {
  const people = state(store).byLoginName;
  return Object.hasOwn(people, loginName) ? people[loginName] : undefined;
}

/** The account a person means by login name, mobile or e-mail, within one domain or in any. */
export function personBy(
  store: PreviewStore,
  domain: Domain | undefined,
  handle: string,
): Person | undefined {
  return Object.values(state(store).byLoginName).find(
    (person) =>
      handle !== '' &&
      (domain === undefined || person.domain === domain) &&
      [person.loginName, person.mobile, person.email].includes(handle),
  );
}

/** The user as the token calls hand it out (contract: User). */
export function userOf(person: Person): User {
  const { id, loginName, name, mobile, email, avatarFileId, domain, roles } = person;
  return {
    id,
    loginName,
    name,
    ...(mobile && { mobile }),
    ...(email && { email }),
    ...(avatarFileId && { avatarFileId }),
    domain,
    roles,
  };
}

/** Adds a newly registered candidate. */
export function addPerson(
  store: PreviewStore,
  facts: Pick<Person, 'loginName' | 'mobile' | 'email' | 'consents'> & { password: string },
): Person {
  const people = state(store);
  people.registered += 1;
  const person: Person = {
    ...facts,
    id: `n${people.registered}`,
    name: facts.loginName,
    domain: 'portal',
    roles: ['candidate'],
    kind: 'newcomer',
    idType: '',
    idNumber: '',
    gender: '',
    birthDate: '',
    lastLogins: [],
  };
  people.byLoginName[person.loginName] = person;
  return person;
}

/** Every account of the space. */
export function everyone(store: PreviewStore): Person[] {
  return Object.values(state(store).byLoginName);
}

/** Closes an account: its login name is free again and its tokens name nobody. */
export function removePerson(store: PreviewStore, loginName: string): void {
  delete state(store).byLoginName[loginName];
}
