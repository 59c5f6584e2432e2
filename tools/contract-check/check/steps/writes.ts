import type { Finding } from '../finding';
import { shown } from '../finding';
import type { Known } from '../known';
import { NotChecked } from '../notChecked';
import { pageQuery } from '../paging';
import { entriesOf, fieldOf, picked } from '../picked';
import type { Step, Success } from '../step';
import { checkSame, notThere, own, unknownId } from './make';

const writing = (call: string, extra: Partial<Step> = {}): Step =>
  own(call, { writes: true, ...extra });

/** The version counts up with each saving. */
export function checkVersion({ data, sent }: Success): Finding[] {
  const before = fieldOf(sent.body, 'version');
  const after = fieldOf(data, 'version');
  return typeof before !== 'number' || typeof after !== 'number' || after > before
    ? []
    : [
        {
          kind: 'version-not-grown',
          where: 'data.version',
          expected: `more than ${before}`,
          got: String(after),
        },
      ];
}

/** A conflict brings what is there now. */
export function checkNewer(body: unknown): Finding[] {
  return typeof picked(body, 'data.version')[0] === 'number'
    ? []
    : [
        {
          kind: 'recovery-data',
          where: 'data',
          expected: 'the newer version',
          got: shown(fieldOf(body, 'data')),
        },
      ];
}

function sameSection(known: Known) {
  const resume = known.data('viewResume');
  const value = fieldOf(resume, 'selfEvaluation');
  const version = fieldOf(resume, 'version');
  if (typeof version !== 'number' || typeof value !== 'object' || value === null) {
    throw new NotChecked('no answer of viewResume has a version and selfEvaluation');
  }
  return { body: { section: 'selfEvaluation', value, version } };
}

const resumeSteps: Step[] = [
  writing('changeResumeTemplate', {
    name: 'the present template',
    values: (known) => ({ body: { templateId: known.text('viewResume', 'templateId') } }),
  }),
  notThere('changeResumeTemplate', 'person', { body: { templateId: unknownId } }, true),
  writing('saveResume', { name: 'a section as it is', values: sameSection, check: checkVersion }),
  writing('saveResume', {
    name: 'an old version',
    values: sameSection,
    refused: { codes: ['RESUME_CONFLICT'] },
    checkFailure: checkNewer,
  }),
  writing('saveResume', {
    name: 'a section that is not there',
    values: (known) => ({ body: { ...sameSection(known).body, section: unknownId } }),
    refused: { codes: ['VALIDATION'], field: 'section' },
  }),
  writing('changeName', {
    name: 'the present name',
    values: (known) => ({ body: { value: known.text('getAccountInfo', 'name') } }),
    check: checkSame('name', ({ body }) => fieldOf(body, 'value')),
  }),
  writing('changeName', {
    name: 'an empty name',
    values: () => ({ body: { value: '' } }),
    refused: { codes: ['VALIDATION'], field: 'value' },
  }),
];

function freePosition(known: Known): string {
  const free = entriesOf(fieldOf(known.data('positions of the person'), 'list')).find(
    (one) => fieldOf(one, 'collected') === false,
  );
  const id = fieldOf(free, 'id');
  if (typeof id !== 'string') throw new NotChecked('no position is left to collect');
  return id;
}

function collectedNow(name: string, wanted: boolean): Step {
  return own('searchPositions', {
    writes: true,
    name,
    values: (known) => ({ query: { ids: [freePosition(known)], ...pageQuery(1) } }),
    check: ({ data }) => {
      const [got] = picked(data, 'list[].collected');
      return got === wanted
        ? []
        : [
            {
              kind: 'write-not-seen',
              where: 'data.list[].collected',
              expected: String(wanted),
              got: shown(got),
            },
          ];
    },
  });
}

const collect = (name: string): Step =>
  writing('collectPosition', {
    name,
    values: (known) => ({ body: { recruitmentId: freePosition(known) } }),
    ...(name === 'twice' && { refusedAs: 'not-idempotent' }),
  });

const collectionSteps: Step[] = [
  own('searchPositions', {
    name: 'as the person sees them',
    values: () => ({ query: pageQuery(1) }),
    keep: ({ data, known }) => known.keep('positions of the person', data),
  }),
  collect('as asked'),
  collect('twice'),
  collectedNow('after collecting', true),
  writing('removeCollectedPositions', {
    values: (known) => ({ body: { recruitmentIds: [freePosition(known)] } }),
  }),
  collectedNow('after removing', false),
  notThere('collectPosition', 'person', { body: { recruitmentId: unknownId } }, true),
  writing('confirmNotifications', {
    name: 'one that is read',
    values: (known) => {
      const read = entriesOf(fieldOf(known.data('notifications'), 'list')).find(
        (one) => fieldOf(one, 'readAt') !== undefined,
      );
      const id = fieldOf(read, 'id');
      if (typeof id !== 'string') throw new NotChecked('none of the latest notifications is read');
      return { body: { notificationIds: [id] } };
    },
  }),
  notThere('confirmNotifications', 'person', { body: { notificationIds: [unknownId] } }, true),
];

export const writeSteps: Step[] = [...resumeSteps, ...collectionSteps];
