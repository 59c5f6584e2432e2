import { useLockFn } from 'ahooks';
import { useT } from '@/hooks/useT';
import type { CodePurpose } from '@/services/types';
import { sendEmailCode, sendForgetMail, sendForgetSms, sendMobileCode } from '@/services/user';
import { type Channel, channelOf } from './target';
import { type SendOutcome, type Sent, useCodeCall } from './useCodeCall';

/** `forget`: recovery has calls of its own (contract, user/sendforgetmail and sendforgetsms). */
type CodeUse = CodePurpose | 'forget';

/** A captcha picture's answer, for those who are not signed in. */
export interface Puzzle {
  captcha: string;
  random: string;
}

const options = { skipErrorHandler: true };

/** Without a puzzle a visitor's code is one of purpose `captcha`, which stands in for it (contract, CodePurpose). */
async function ask(use: CodeUse, channel: Channel, target: string, puzzle?: Puzzle): Promise<Sent> {
  if (use === 'forget' && puzzle) {
    const call = channel === 'mobile' ? sendForgetSms : sendForgetMail;
    return call({ target, ...puzzle }, options);
  }

  const isPuzzleSpared = use === 'forget' || (use === 'regist' && !puzzle);
  const purpose = isPuzzleSpared ? 'captcha' : use;
  const call = channel === 'mobile' ? sendMobileCode : sendEmailCode;
  return call({ target, purpose, ...puzzle }, options);
}

/**
 * Sends a code by SMS or e-mail, whichever the target names, once at a time. A visitor's code may need a puzzle's
 * answer. What is wrong with the target comes back as `refusal`, for its field.
 */
export function useSendCode(use: CodeUse) {
  const t = useT();
  const { run, state } = useCodeCall(use);

  const send = useLockFn(async (target: string, puzzle?: Puzzle): Promise<SendOutcome> => {
    const channel = channelOf(target);
    if (channel) return run(() => ask(use, channel, target, puzzle));
    return { kind: 'refused', refusal: { message: t('auth.code.target.wrong') } };
  });

  return { ...state, send };
}
