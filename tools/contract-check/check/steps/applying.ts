import type { Finding } from '../finding';
import { shown } from '../finding';
import type { Known } from '../known';
import { NotChecked } from '../notChecked';
import { pageQuery } from '../paging';
import { entriesOf, fieldOf, picked } from '../picked';
import type { Step, Success } from '../step';
import { checkSame, notThere, own, unknownId } from './make';
import { checkNewer, checkVersion } from './writes';

const writing = (call: string, extra: Partial<Step> = {}): Step =>
  own(call, { writes: true, ...extra });

/** A position that takes the person's education and has no application of the person. */
function target(known: Known): string {
  const free = entriesOf(fieldOf(known.data('positions to apply to'), 'list')).find(
    (one) => fieldOf(one, 'deliveryId') === undefined,
  );
  const id = fieldOf(free, 'id');
  if (typeof id !== 'string') throw new NotChecked('no open position takes the person');
  return id;
}

const applyId = (known: Known): string => known.text('openDelivery', 'applyId');

function checkDraft({ data, known }: Success): Finding[] {
  const wanted = known.text('openDelivery', 'deliveryId');
  const [got] = picked(data, 'deliveryId');
  return got === wanted
    ? []
    : [{ kind: 'not-idempotent', where: 'data.deliveryId', expected: wanted, got: shown(got) }];
}

function checkDuplicate(body: unknown): Finding[] {
  return typeof picked(body, 'data.deliveryId')[0] === 'string'
    ? []
    : [
        {
          kind: 'recovery-data',
          where: 'data.deliveryId',
          expected: 'the application',
          got: shown(fieldOf(body, 'data')),
        },
      ];
}

const open = (name: string, check?: Step['check']): Step =>
  writing('openDelivery', {
    name,
    values: (known) => ({ body: { kind: 'position', targetId: target(known) } }),
    check,
  });

/** Saves the first step; with the version that the draft had when it was opened. */
const save = (name: string, extra: Partial<Step>): Step =>
  writing('saveWizardPage', {
    name,
    values: (known) => {
      const version = fieldOf(known.data('draft'), 'version');
      return { body: { applyId: applyId(known), step: 'target', values: {}, version } };
    },
    ...extra,
  });

/** An application that is begun, saved, refused without its declaration, and removed. */
export const applyingSteps: Step[] = [
  own('searchPositions', {
    name: 'open ones for the education of the person',
    values: (known) => ({
      query: {
        state: 'open',
        education: known.texts('viewResume', 'education[].education'),
        ...pageQuery(1),
      },
    }),
    keep: ({ data, known }) => known.keep('positions to apply to', data),
  }),
  open('as asked'),
  open('the same again', checkDraft),
  writing('openDelivery', {
    name: 'one that has an application',
    values: (known) => {
      const live = entriesOf(fieldOf(known.data('deliveries active'), 'list')).find(
        (one) => fieldOf(one, 'kind') === 'position',
      );
      const targetId = fieldOf(live, 'targetId');
      if (typeof targetId !== 'string') throw new NotChecked('the person has no application');
      return { body: { kind: 'position', targetId } };
    },
    refused: { codes: ['DELIVERY_DUPLICATE'] },
    checkFailure: checkDuplicate,
  }),
  notThere('openDelivery', 'person', { body: { kind: 'position', targetId: unknownId } }, true),
  writing('openDelivery', {
    name: 'a kind that is not there',
    values: () => ({ body: { kind: unknownId, targetId: unknownId } }),
    refused: { codes: ['VALIDATION'], field: 'kind' },
  }),
  writing('getWizardPage', {
    name: 'the new draft',
    values: (known) => ({ query: { applyId: applyId(known) } }),
    check: checkSame('applyId', ({ query }) => query?.applyId),
    keep: ({ data, known }) => known.keep('draft', data),
  }),
  save('as asked', { check: checkVersion }),
  save('an old version', {
    refused: { codes: ['VALIDATION'], field: 'version' },
    checkFailure: checkNewer,
  }),
  writing('submitApplication', {
    name: 'without the declaration',
    values: (known) => ({
      path: { applyId: applyId(known) },
      body: { values: {}, declared: false },
    }),
    refused: { codes: ['VALIDATION'], field: 'declared' },
  }),
  writing('deleteDelivery', {
    values: (known) => ({ path: { deliveryId: known.text('openDelivery', 'deliveryId') } }),
    check: checkSame('id', ({ path }) => path?.deliveryId),
  }),
  writing('getWizardPage', {
    name: 'the draft that was removed',
    values: (known) => ({ query: { applyId: applyId(known) } }),
    refused: { codes: ['NOT_FOUND'], instead: { success: 'write-not-seen' } },
  }),
  notThere('deleteDelivery', 'person', { path: { deliveryId: unknownId } }, true),
  notThere('completeResume', 'person', { path: { deliveryId: unknownId } }, true),
  notThere(
    'submitApplication',
    'person',
    { path: { applyId: unknownId }, body: { values: {}, declared: true } },
    true,
  ),
  ...['agreeBackgroundCheck', 'disagreeBackgroundCheck'].map((call) =>
    notThere(call, 'person', { body: { deliveryId: unknownId, consentVersion: unknownId } }, true),
  ),
];
