import { text } from '@/request/feedback';

type Words = Extract<Parameters<typeof text>[0], `request.nameless.${string}`>;

interface Naming {
  /** The field that names the thing. */
  field: 'name' | 'title' | 'question' | 'targetName';
  words: Words;
  /** The field with its number. */
  id?: string;
}

const position: Naming = { field: 'name', words: 'request.nameless.position' };
const unit: Naming = { field: 'name', words: 'request.nameless.unit' };
const notice: Naming = { field: 'title', words: 'request.nameless.notice' };
const activity: Naming = { field: 'title', words: 'request.nameless.activity' };
const other: Naming = { field: 'title', words: 'request.nameless.other' };

/** What links and buttons are drawn from, by the thing's name in the contract. */
const namings: Readonly<Record<string, Naming>> = {
  Position: position,
  PositionDetail: position,
  Enterprise: unit,
  EnterpriseDetail: unit,
  EnterpriseName: unit,
  EnterpriseNode: unit,
  EnterpriseRef: unit,
  Notice: notice,
  NoticeDetail: notice,
  NoticeRef: notice,
  Activity: activity,
  ActivityDetail: activity,
  Banner: { field: 'title', words: 'request.nameless.banner' },
  PolicyText: { ...other, id: 'docId' },
  QuestionAnswer: { ...other, field: 'question' },
  Notification: other,
  Todo: { ...other, id: 'deliveryId' },
  CalendarEntry: { ...other, id: 'targetId' },
};

function namingOf(thing: string, value: Record<string, unknown>): Naming | undefined {
  if (thing !== 'Delivery') return Object.hasOwn(namings, thing) ? namings[thing] : undefined;
  const { words } = value.kind === 'activity' ? activity : position;
  return { field: 'targetName', words, id: 'targetId' };
}

/** Something of the name is seen; the table of look-alikes (utils/visibleText) stays out of the first script. */
const isNamed = (name: unknown) => /[^\p{DI}\p{C}\p{Z}\u2800]/u.test(String(name ?? ''));

/**
 * Gives a thing of an answer that has no name, or one that nobody sees, its kind and number instead, in place: a link
 * needs words to press, and screens, titles and breadcrumbs draw it from the same field (WCAG 2.4.4).
 */
export function nameThing(thing: string, value: Record<string, unknown>): void {
  const naming = namingOf(thing, value);
  if (!naming || isNamed(value[naming.field])) return;
  const id = String(value[naming.id ?? 'id'] ?? '');
  value[naming.field] = text(naming.words, { id }).trim();
}
