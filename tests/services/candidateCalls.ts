import * as account from '@/services/account';
import * as collection from '@/services/collection';
import * as delivery from '@/services/delivery';
import * as resume from '@/services/resume';
import * as wizard from '@/services/wizard';
import { type CallTable, encrypted, page } from './table';

const consent = { deliveryId: 'd1', consentVersion: '2026-10' };

/** Calls of résumé, deliveries, wizard, collections and account: how each is made, and what it must send. */
export const candidateCalls: CallTable = {
  viewResume: [(o) => resume.viewResume({ deliveryId: 'd1' }, o), { query: { deliveryId: 'd1' } }],
  editResume: [(o) => resume.editResume(o), {}],
  saveResume: [
    (o) => resume.saveResume({ section: 'basic', value: { name: '林知远' }, version: 3 }, o),
    { body: { section: 'basic', value: { name: '林知远' }, version: 3 } },
  ],
  getResumeTemplates: [(o) => resume.getResumeTemplates(o), {}],
  changeResumeTemplate: [
    (o) => resume.changeResumeTemplate('t2', o),
    { body: { templateId: 't2' } },
  ],
  completeResume: [(o) => resume.completeResume('d1', o), { path: { deliveryId: 'd1' } }],

  searchDeliveries: [
    (o) => delivery.searchDeliveries({ group: 'active', hasAppointment: true, ...page }, o),
    { query: { group: 'active', hasAppointment: true, ...page } },
  ],
  deleteDelivery: [(o) => delivery.deleteDelivery('d1', o), { path: { deliveryId: 'd1' } }],
  getNotifications: [
    (o) => delivery.getNotifications({ type: 'interview', unread: true }, o),
    { query: { type: 'interview', unread: true } },
  ],
  disagreeBackgroundCheck: [
    (o) => delivery.disagreeBackgroundCheck({ ...consent, reason: '不便提供' }, o),
    { body: { ...consent, reason: '不便提供' } },
  ],
  agreeBackgroundCheck: [(o) => delivery.agreeBackgroundCheck(consent, o), { body: consent }],
  confirmNotifications: [
    (o) => delivery.confirmNotifications({ notificationIds: 'all' }, o),
    { body: { notificationIds: 'all' } },
  ],
  openDelivery: [
    (o) => delivery.openDelivery({ kind: 'position', targetId: 'p1' }, o),
    { body: { kind: 'position', targetId: 'p1' } },
  ],

  getWizardPage: [(o) => wizard.getWizardPage('a1', o), { query: { applyId: 'a1' } }],
  saveWizardPage: [
    (o) =>
      wizard.saveWizardPage(
        { applyId: 'a1', step: 'extra', values: { shift: 'yes' }, version: 2 },
        o,
      ),
    { body: { applyId: 'a1', step: 'extra', values: { shift: 'yes' }, version: 2 } },
  ],
  submitApplication: [
    (o) =>
      wizard.submitApplication('a1', { values: { shift: ['day', 'night'] }, declared: true }, o),
    { path: { applyId: 'a1' }, body: { values: { shift: ['day', 'night'] }, declared: true } },
  ],

  getCollectedPositions: [
    (o) => collection.getCollectedPositions({ sort: 'closing', ...page }, o),
    { query: { sort: 'closing', ...page } },
  ],
  removeCollectedPositions: [
    (o) => collection.removeCollectedPositions(['p1', 'p2'], o),
    { body: { recruitmentIds: ['p1', 'p2'] } },
  ],
  collectPosition: [(o) => collection.collectPosition('p1', o), { body: { recruitmentId: 'p1' } }],

  saveFirstPassword: [(o) => account.saveFirstPassword(encrypted, o), { body: encrypted }],
  unsubscribe: [(o) => account.unsubscribe(encrypted, o), { body: encrypted }],
  getAccountInfo: [(o) => account.getAccountInfo(o), {}],
  changeMobile: [(o) => account.changeMobile(encrypted, o), { body: encrypted }],
  changeEmail: [(o) => account.changeEmail(encrypted, o), { body: encrypted }],
  changeName: [
    (o) => account.changeName({ value: '林知远', avatarFileId: 'f1' }, o),
    { body: { value: '林知远', avatarFileId: 'f1' } },
  ],
  changePassword: [(o) => account.changePassword(encrypted, o), { body: encrypted }],
};
