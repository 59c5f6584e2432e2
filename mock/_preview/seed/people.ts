import type { Domain } from '../../../src/services/types';

/** The password of every seeded account that has one. */
export const seededPassword = 'Preview#2026';

/** The facts of one seeded account. */
export interface PersonSeed {
  id: string;
  loginName: string;
  name: string;
  mobile: string;
  kind: 'newcomer' | 'complete' | 'deliveries' | 'reviewer';
  gender: string;
  birthDate: string;
  /** First 6 and digits 15 to 17 of the identity number. */
  idParts: [string, string];
  domain?: Domain;
  /** The account was made by single sign-on and has no password yet. */
  hasNoPassword?: boolean;
}

/** The accounts of the personas, and those for signing in by hand (docs/product.md, Preview). */
export const personSeeds: PersonSeed[] = [
  {
    id: 'p1',
    loginName: 'candidate',
    name: '陈志远',
    mobile: '13800000001',
    kind: 'complete',
    gender: '1',
    birthDate: '1998-04-16',
    idParts: ['990000', '031'],
  },
  {
    id: 'p2',
    loginName: 'newcomer',
    name: '林晓',
    mobile: '13800000002',
    kind: 'newcomer',
    gender: '2',
    birthDate: '2002-09-03',
    idParts: ['990000', '262'],
  },
  {
    id: 'p3',
    loginName: 'complete',
    name: '赵明轩',
    mobile: '13800000003',
    kind: 'complete',
    gender: '1',
    birthDate: '1996-11-22',
    idParts: ['990000', '173'],
  },
  {
    id: 'p4',
    loginName: 'deliveries',
    name: '周雨桐',
    mobile: '13800000004',
    kind: 'deliveries',
    gender: '2',
    birthDate: '1995-06-08',
    idParts: ['990000', '284'],
  },
  {
    id: 'p5',
    loginName: 'censor',
    name: '吴建国',
    mobile: '13800000005',
    kind: 'reviewer',
    gender: '1',
    birthDate: '1982-02-19',
    idParts: ['990000', '395'],
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
    idParts: ['990000', '486'],
    hasNoPassword: true,
  },
];
