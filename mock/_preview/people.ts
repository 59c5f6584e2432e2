import type { ConsentRecord, Domain, LoginRecord, User } from '../../src/services/types';
import { daysFromNow } from './clock';
import type { PreviewStore } from './store';

/** Which state a person's data are seeded in. Source: product decisions, Preview (`preview_persona`). */
export type PersonKind = 'newcomer' | 'complete' | 'deliveries' | 'reviewer';

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

export const SEEDED_PASSWORD = 'Preview#2026';

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Appends the check digit of GB 11643 to 17 digits, so that the résumé's own check accepts seeded people. */
function withCheckDigit(digits: string): string {
  const sum = ID_WEIGHTS.reduce(
    (total, weight, index) => total + weight * Number(digits[index]),
    0,
  );
  return digits + '10X98765432'.charAt(sum % 11);
}

interface Seed {
  id: string;
  loginName: string;
  name: string;
  mobile: string;
  kind: PersonKind;
  gender: string;
  birthDate: string;
  /** First 6 and digits 15 to 17 of the identity number. */
  idParts: [string, string];
  domain?: Domain;
  /** The account came by single sign-on and has no password yet. */
  hasNoPassword?: boolean;
}

const SEEDS: Seed[] = [
  {
    id: 'p1',
    loginName: 'candidate',
    name: '陈志远',
    mobile: '13800000001',
    kind: 'complete',
    gender: '1',
    birthDate: '1998-04-16',
    idParts: ['320106', '031'],
  },
  {
    id: 'p2',
    loginName: 'newcomer',
    name: '林晓',
    mobile: '13800000002',
    kind: 'newcomer',
    gender: '2',
    birthDate: '2002-09-03',
    idParts: ['330106', '262'],
  },
  {
    id: 'p3',
    loginName: 'complete',
    name: '赵明轩',
    mobile: '13800000003',
    kind: 'complete',
    gender: '1',
    birthDate: '1996-11-22',
    idParts: ['370102', '173'],
  },
  {
    id: 'p4',
    loginName: 'deliveries',
    name: '周雨桐',
    mobile: '13800000004',
    kind: 'deliveries',
    gender: '2',
    birthDate: '1995-06-08',
    idParts: ['510104', '284'],
  },
  {
    id: 'p5',
    loginName: 'censor',
    name: '吴建国',
    mobile: '13800000005',
    kind: 'reviewer',
    gender: '1',
    birthDate: '1982-02-19',
    idParts: ['110108', '395'],
    domain: 'censor',
  },
  {
    id: 'p6',
    loginName: 'ssouser',
    name: '孙可欣',
    mobile: '13800000006',
    kind: 'newcomer',
    gender: '2',
    birthDate: '1999-12-05',
    idParts: ['420106', '486'],
    hasNoPassword: true,
  },
];

function personOf(seed: Seed): Person {
  const [region, order] = seed.idParts;
  const domain = seed.domain ?? 'portal';
  return {
    id: seed.id,
    loginName: seed.loginName,
    ...(!seed.hasNoPassword && { password: SEEDED_PASSWORD }),
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
    lastLogins: [
      {
        at: daysFromNow(-1, '20:14'),
        ip: '203.0.113.24',
        place: '江苏 南京',
        device: 'Chrome · Windows',
      },
      {
        at: daysFromNow(-6, '08:41'),
        ip: '198.51.100.7',
        place: '江苏 南京',
        device: 'Safari · iPhone',
      },
    ],
    consents:
      domain === 'portal'
        ? [
            { docId: 'agreement', version: '2026-10', agreedAt: daysFromNow(-40, '09:30') },
            { docId: 'privacy', version: '2026-10', agreedAt: daysFromNow(-40, '09:30') },
          ]
        : [],
  };
}

interface PeopleState {
  byLoginName: Record<string, Person>;
  registered: number;
}

function state(store: PreviewStore): PeopleState {
  return store.slice<PeopleState>('people', () => ({
    byLoginName: Object.fromEntries(SEEDS.map((seed) => [seed.loginName, personOf(seed)])),
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

/** The user as the token calls hand it out. Source: the contract, entities. */
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

/** Keeps the first three and last four characters of a mobile number. */
export function maskMobile(mobile: string): string {
  return mobile && `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}

/** Keeps the first character and the domain of an e-mail address. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return email && `${name.slice(0, 1)}***@${host}`;
}

/** Keeps the first four and last two characters of an identity number. */
export function maskIdNumber(idNumber: string): string {
  return (
    idNumber &&
    `${idNumber.slice(0, 4)}${'*'.repeat(Math.max(0, idNumber.length - 6))}${idNumber.slice(-2)}`
  );
}
