import type { Finding } from '../finding';
import { shown } from '../finding';
import { checkIds } from '../paging';
import { fieldOf, pickedTexts } from '../picked';
import type { Step, Success } from '../step';
import { checkSame, filtered, notThere, paged, reads, soughtByName, unknownId } from './make';

/** Takes over the codes of each list of terms. */
function keepTerms({ data, known }: Success): void {
  for (const list of Object.keys(Object(data))) {
    known.terms.set(list, new Set(pickedTexts(data, `${list}[].code`)));
  }
}

/** Terms come first: codes of all later answers are checked by them. */
export const termSteps: Step[] = [
  reads('getTerms', { keep: keepTerms }),
  reads('getDbTerms', { keep: keepTerms }),
];

export const contentSteps: Step[] = [
  ...paged('searchNotices', 'visitor'),
  filtered('searchNotices', 'visitor', 'type'),
  soughtByName('searchNotices', 'visitor', 'title'),
  reads('viewNotice', {
    values: (known) => ({ query: { id: known.text('searchNotices', 'list[].id') } }),
    check: checkSame('id', ({ query }) => query?.id),
  }),
  notThere('viewNotice', 'visitor', { query: { id: unknownId } }),
  ...paged('searchQuestions', 'visitor'),
  filtered('searchQuestions', 'visitor', 'category'),
  ...paged('searchActivities', 'visitor'),
  filtered('searchActivities', 'visitor', 'type'),
  filtered('searchActivities', 'visitor', 'state'),
  reads('viewActivity', {
    values: (known) => ({ query: { id: known.text('searchActivities', 'list[].id') } }),
    check: checkSame('id', ({ query }) => query?.id),
  }),
  notThere('viewActivity', 'visitor', { query: { id: unknownId } }),
  reads('getBanners', { check: ({ data }) => checkIds(data, '[].id') }),
  reads('getPrivacyTexts'),
  reads('listSchools', { values: () => ({ query: { limit: 3 } }) }),
  reads('getCategoryTree'),
  reads('listMajors'),
  reads('listMajors', {
    name: 'the majors of a group',
    values: (known) => ({ query: { parentCode: known.text('listMajors', '[].code') } }),
  }),
  reads('getRegionTree'),
  reads('getRegistrationForm', {
    // The names of the two routes of spec §2.
    values: () => ({ query: { formId: 'inforgister' } }),
    check: checkSame('formId', ({ query }) => query?.formId),
  }),
  notThere('getRegistrationForm', 'visitor', { query: { formId: unknownId } }),
];

/** The attachment of the notice that was read, as its entry names it. */
function checkAttachment({ answer, known }: Success): Finding[] {
  const [wanted = ''] = known.texts('viewNotice', 'attachments[].type');
  const got = answer.headers.get('content-type') ?? '';
  return got.split(';')[0] === wanted
    ? []
    : [
        {
          kind: 'file-type-differs',
          where: 'Content-Type',
          expected: wanted,
          got: got || 'nothing',
        },
      ];
}

function checkPicture({ answer }: Success): Finding[] {
  const type = answer.headers.get('content-type') ?? '';
  return type.startsWith('image/')
    ? []
    : [
        {
          kind: 'media-not-image',
          where: 'Content-Type',
          expected: 'image/*',
          got: type || 'nothing',
        },
      ];
}

export const fileSteps: Step[] = [
  {
    call: 'viewFile',
    by: 'nobody',
    name: 'a logo, without a token',
    values: (known) => ({ path: { fileId: known.text('listHotEnterprises', '[].logoFileId') } }),
    check: checkPicture,
    refusedAs: 'public-picture-refused',
  },
  reads('viewFile', {
    name: 'an attachment of a notice',
    values: (known) => ({ path: { fileId: known.text('viewNotice', 'attachments[].id') } }),
    check: checkAttachment,
  }),
  notThere('viewFile', 'visitor', { path: { fileId: unknownId } }),
];

/** Whether an address of single sign-on can be followed (contract: SsoAddresses). */
function checkSso({ data }: Success): Finding[] {
  return ['loginUrl', 'logoutUrl'].flatMap((name): Finding[] => {
    const value = fieldOf(data, name);
    const isRight = typeof value !== 'string' || /^(?:\/(?![/\\])|https?:\/\/)/.test(value);
    const expected = 'a path or a web address';
    return isRight
      ? []
      : [{ kind: 'sso-address', where: `data.${name}`, expected, got: shown(value) }];
  });
}

export const ssoSteps: Step[] = [
  reads('getSsoAddresses', { values: () => ({ path: { portal: 'portal' } }), check: checkSso }),
  reads('loginWithTicket', {
    name: 'a ticket that nobody gave',
    values: () => ({ body: { ticket: unknownId } }),
    refused: { codes: ['LOGIN_FAILED'], status: 200 },
  }),
];
