import type { Fault } from './fault';
import type { Journey } from './journey';

type Chosen = [fault: string, place: string];

/** Of each journey what harms most: an answer to its write that is lost, a server that fails, data that make no sense. */
export const chosen: Readonly<Record<string, Chosen[]>> = {
  find: [
    ['500', 'searchPositions'],
    ['unknown codes', 'searchPositions'],
    ['null for every value', 'getPositionCounts'],
  ],
  open: [['truncated JSON', 'getPosition']],
  'sign in': [
    ['412', 'submitLogin'],
    ['answer lost', 'submitLogin'],
  ],
  register: [['502 page', 'sendMobileCode']],
  apply: [
    ['answer lost', 'submitApplication'],
    ['answer lost', 'saveWizardPage'],
    ['401', 'getWizardPage'],
  ],
  enrol: [['500', 'submitApplication']],
  'fill the résumé': [
    ['answer lost', 'saveResume'],
    ['412', 'saveResume'],
  ],
  upload: [['answer lost', 'uploadFile']],
  'follow up': [
    ['500', 'deleteDelivery'],
    ['unknown codes', 'searchDeliveries'],
  ],
  interview: [['409', 'confirmNotifications']],
  consent: [['answer lost', 'agreeBackgroundCheck']],
  'change account': [['429', 'changeMobile']],
  'close account': [['500', 'unsubscribe']],
};

export function isSample(journey: Journey, fault: Fault, place: string): boolean {
  return (chosen[journey.name] ?? []).some(([name, at]) => name === fault.name && at === place);
}
