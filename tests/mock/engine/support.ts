import { randomUUID } from 'node:crypto';
import { encrypt } from '../../../mock/_preview/aes';
import type { RegistRules, SignedIn } from '../../../src/services/types';
import type { PreviewAnswer, PreviewClient } from '../../helpers/previewApp';

/** Logs in with a right captcha, and keeps the new token on success. */
export async function logIn(
  client: PreviewClient,
  loginName: string,
  password: string,
): Promise<PreviewAnswer<SignedIn>> {
  const random = randomUUID();
  const drawn = await client.get('/pt/captcha/generate', { attrKey: 'login', random });
  const captcha = String(drawn.headers['x-preview-captcha']);
  const { key } = await client.data<RegistRules>('/pt/portal/rest/user/toregist/portal');
  const payload = encrypt({ loginName, password, captcha, random }, key);
  const answer = await client.post<SignedIn>('/pt/ams/passport/portal/encrypted', { payload });
  if (answer.body.success) client.token = answer.body.data.token;
  return answer;
}

/** The error code of an answer, undefined for a success. */
export function errorCode(answer: PreviewAnswer<unknown>): string | undefined {
  return answer.body.success ? undefined : answer.body.errorCode;
}
