import { useLockFn } from 'ahooks';
import { useT } from '@/hooks/useT';
import type { CodePurpose } from '@/services/types';
import { sendEmailCode, sendForgetMail, sendForgetSms, sendMobileCode } from '@/services/user';
import type { SendOutcome } from './sendOutcome';
import { type Channel, channelOf } from './target';
import { type SentCode, useCodeCall } from './useCodeCall';

/** `forget`: recovery has calls of its own (contract: user/sendforgetmail and sendforgetsms). */
type CodeUse = CodePurpose | 'forget';

/** The answer to a captcha picture, for visitors. */
export interface CaptchaAnswer {
  captcha: string;
  random: string;
}

const options = { skipErrorHandler: true };

/**
 * Without a captcha, a visitor's code has the purpose `captcha`, because it replaces the captcha (contract:
 * CodePurpose).
 */
async function ask(
  use: CodeUse,
  channel: Channel,
  target: string,
  puzzle?: CaptchaAnswer,
): Promise<SentCode> {
  if (use === 'forget' && puzzle) {
    const call = channel === 'mobile' ? sendForgetSms : sendForgetMail;
    return call({ target, ...puzzle }, options);
  }

  const isCaptchaSkipped = use === 'forget' || (use === 'regist' && !puzzle);
  const purpose = isCaptchaSkipped ? 'captcha' : use;
  const call = channel === 'mobile' ? sendMobileCode : sendEmailCode;
  return call({ target, purpose, ...puzzle }, options);
}

/**
 * Sends a code by SMS or e-mail, depending on the target; one call at a time. A visitor may have to answer a captcha
 * first.
 */
export function useSendCode(use: CodeUse) {
  const t = useT();
  const { run, state } = useCodeCall(use);

  const send = useLockFn(async (target: string, puzzle?: CaptchaAnswer): Promise<SendOutcome> => {
    const channel = channelOf(target);
    if (channel) return run(() => ask(use, channel, target, puzzle));
    return { kind: 'refused', refusal: { message: t('auth.code.target.wrong') } };
  });

  return { ...state, send };
}
