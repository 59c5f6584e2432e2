import { outbox } from '../../mock/_preview/outbox';
import { storeOf } from '../../mock/_preview/store';
import { present } from './present';
import type { renderRoute } from './renderRoute';

type Mounted = ReturnType<typeof renderRoute>;

interface CaptchaState {
  byRandom: Record<string, { answer: string }>;
}

/** The answer to the captcha picture in view, which the preview server tells. */
export function captchaAnswer({ space, calls }: Mounted): string {
  const last = calls('/captcha/generate').at(-1);
  const random = last && new URL(last.url, 'http://portal').searchParams.get('random');
  const { byRandom } = storeOf(space).slice<CaptchaState>('captcha', () => ({ byRandom: {} }));
  return present(random ? byRandom[random]?.answer : undefined);
}

/** The last code that was "sent" to a mobile number or an e-mail address. */
export function codeSentTo({ space }: Mounted, target: string): string {
  return present(outbox(storeOf(space)).find(({ to }) => to === target)?.code);
}
