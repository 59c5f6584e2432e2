/** @jest-environment node */
import { agreedTexts, formerConsents } from '@/features/account/privacy/consents';
import type { PolicyText } from '@/services/types';

const text = (docId: string, kind: PolicyText['kind'], version: string): PolicyText => ({
  docId,
  kind,
  version,
  title: docId,
  contentHtml: '',
  publishedAt: '2026-10-01T00:00:00+08:00',
});
const consent = (docId: string, version: string, day: string) => ({
  docId,
  version,
  agreedAt: `2026-10-${day}T09:00:00+08:00`,
});
const texts = [text('terms', 'agreement', '2'), text('privacy', 'privacy', '2')];

it('the privacy text stands first, the others as the server gives them', () => {
  expect(agreedTexts(texts, []).map((one) => one.text.docId)).toEqual(['privacy', 'terms']);
});

it.each([
  ['none', [], undefined, false],
  ['the present version', [consent('terms', '2', '05')], '2', false],
  ['an older version', [consent('terms', '1', '05')], '1', true],
  [
    'both, the newest counts',
    [consent('terms', '1', '02'), consent('terms', '2', '05')],
    '2',
    false,
  ],
  [
    'an older one given again',
    [consent('terms', '2', '02'), consent('terms', '1', '05')],
    '1',
    true,
  ],
])('consent to %s', (_name, consents, version, isOutdated) => {
  const terms = agreedTexts(texts, consents).find((one) => one.text.docId === 'terms');
  expect(terms?.consent?.version).toBe(version);
  expect(terms?.isOutdated).toBe(isOutdated);
});

it('consents to texts that are shown no more are not forgotten', () => {
  const former = consent('gone', '1', '01');
  expect(formerConsents(texts, [former, consent('terms', '1', '02')])).toEqual([former]);
});
