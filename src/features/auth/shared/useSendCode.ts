import { useT } from '@/hooks/useT';
import type { CodePurpose } from '@/services/types';
import { sendEmailCode, sendForgetMail, sendForgetSms, sendMobileCode } from '@/services/user';
import type { CodePaths } from './refusals';
import { type Channel, channelOf } from './target';
import { type Refuse, type SentCode, useCodeCall } from './useCodeCall';

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

/** Sends a code by SMS or e-mail, depending on the target. A visitor may have to answer a captcha first. */
export function useSendCode(use: CodeUse, refuse: Refuse) {
  const t = useT();
  const { run, sending } = useCodeCall(use, refuse);

  const send = async (target: string, paths: CodePaths, puzzle?: CaptchaAnswer) => {
    const channel = channelOf(target);
    if (channel) return run(paths, () => ask(use, channel, target, puzzle));
    refuse([{ path: paths.target, message: t('auth.code.target.wrong') }]);
    return false;
  };

  return { send, sending };
}
