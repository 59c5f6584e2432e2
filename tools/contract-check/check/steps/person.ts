import type { Finding } from '../finding';
import { shown } from '../finding';
import { NotChecked } from '../notChecked';
import { pageQuery } from '../paging';
import { entriesOf, fieldOf, picked } from '../picked';
import type { Step, Success, Values } from '../step';
import { checkFilter, filtered, notThere, own, paged, unknownId } from './make';

/** The total of a group is the one that `counts` says. */
function checkCounts({ data, sent }: Success): Finding[] {
  const [total] = picked(data, 'total');
  const [counted] = picked(data, `counts.${sent.query?.group}`);
  return typeof total !== 'number' || typeof counted !== 'number' || total === counted
    ? []
    : [
        {
          kind: 'totals-disagree',
          where: `data.counts.${sent.query?.group}`,
          expected: String(total),
          got: String(counted),
        },
      ];
}

function checkUnread({ data }: Success): Finding[] {
  const [read] = picked(data, 'list[].readAt');
  return read === undefined
    ? []
    : [
        {
          kind: 'filter-ignored',
          where: 'data.list[].readAt',
          expected: 'not there (unread)',
          got: shown(read),
        },
      ];
}

function group(name: string): Step {
  return own('searchDeliveries', {
    name: `the group ${name}`,
    values: () => ({ query: { group: name, ...pageQuery(1) } }),
    check: checkCounts,
    keep: ({ data, known }) => known.keep(`deliveries ${name}`, data),
  });
}

const oneDelivery: Step = own('searchDeliveries', {
  name: 'by its id',
  values: (known) => ({
    query: { deliveryId: known.text('searchDeliveries', 'list[].id'), ...pageQuery(1) },
  }),
  check: checkFilter('deliveryId', 'list[].id'),
});

const withInterview: Step = own('searchDeliveries', {
  name: 'with an interview',
  values: () => ({ query: { hasAppointment: true, ...pageQuery(1) } }),
  check: ({ data }) => {
    const without = entriesOf(fieldOf(data, 'list')).find(
      (one) => fieldOf(one, 'appointment') === undefined,
    );
    return without === undefined
      ? []
      : [
          {
            kind: 'filter-ignored',
            where: 'data.list[].appointment',
            expected: 'there',
            got: 'missing',
          },
        ];
  },
  keep: ({ data, known }) => known.keep('interviews', data),
});

/** A delivery that was sent has a number, and a snapshot of the résumé. */
const snapshot: Step = own('viewResume', {
  name: 'as it was sent',
  values: (known) => {
    const sent = entriesOf(fieldOf(known.data('deliveries active'), 'list')).find(
      (one) => fieldOf(one, 'number') !== undefined && fieldOf(one, 'kind') === 'position',
    );
    const id = fieldOf(sent, 'id');
    if (typeof id !== 'string') throw new NotChecked('the person has sent no application');
    return { query: { deliveryId: id } };
  },
});

export const personSteps: Step[] = [
  own('getPassportHeader'),
  own('getRegisteredInfo'),
  own('getUserCenter'),
  own('getAccountInfo'),
  own('viewResume'),
  own('editResume'),
  own('getResumeTemplates'),
  ...paged('searchDeliveries', 'person'),
  ...['active', 'ended', 'draft'].map(group),
  oneDelivery,
  withInterview,
  snapshot,
  notThere('viewResume', 'person', { query: { deliveryId: unknownId } }),
  own('getAppointmentSlots', {
    values: (known) => ({
      path: {
        appointmentTimeArrangeId: known.text(
          'interviews',
          'list[].appointment.appointmentTimeArrangeId',
        ),
      },
    }),
  }),
  notThere('getAppointmentSlots', 'person', { path: { appointmentTimeArrangeId: unknownId } }),
  ...paged('getNotifications', 'person'),
  filtered('getNotifications', 'person', 'type'),
  own('getNotifications', {
    name: 'unread',
    values: () => ({ query: { unread: true, ...pageQuery(1) } }),
    check: checkUnread,
  }),
  own('getNotifications', {
    name: 'a long page',
    values: () => ({ query: { current: 1, pageSize: 50 } }),
    keep: ({ data, known }) => known.keep('notifications', data),
  }),
  own('getWizardPage', {
    values: (known) => ({ query: { applyId: known.text('deliveries draft', 'list[].applyId') } }),
  }),
  notThere('getWizardPage', 'person', { query: { applyId: unknownId } }),
  ...paged('getCollectedPositions', 'person'),
];

/** The least that a call needs to be sent at all, for calls that are to be refused before it is read. */
export const unknownValues: Record<string, Values> = {
  getWizardPage: { query: { applyId: unknownId } },
};
