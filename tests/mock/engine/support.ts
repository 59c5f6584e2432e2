import { randomUUID } from 'node:crypto';
import { encrypt } from '../../../mock/_preview/aes';
import type { Message } from '../../../mock/_preview/outbox';
import type { RegistRules, SignedIn } from '../../../src/services/types';
import type { PreviewAnswer, PreviewClient } from '../../helpers/previewApp';

/** A fresh captcha: its `random` and its answer. */
export async function captcha(
  client: PreviewClient,
  attrKey = 'login',
): Promise<{ random: string; captcha: string }> {
  const random = randomUUID();
  const { headers } = await client.get('/pt/captcha/generate', { attrKey, random });
  return { random, captcha: String(headers['x-preview-captcha']) };
}

/** A body with `values` encrypted under the domain's key. */
async function sealed(
  client: PreviewClient,
  values: object,
  domain = 'portal',
): Promise<{ payload: string }> {
  const { key } = await client.data<RegistRules>(`/pt/portal/rest/user/toregist/${domain}`);
  return { payload: encrypt(values, key) };
}

/** Posts `values` encrypted. */
export async function postSealed<T>(
  client: PreviewClient,
  path: string,
  values: object,
  domain = 'portal',
): Promise<PreviewAnswer<T>> {
  return client.post<T>(path, await sealed(client, values, domain));
}

/** Logs in with a right captcha unless `proof` says otherwise; keeps the new token on success. */
export async function logIn(
  client: PreviewClient,
  loginName: string,
  password: string,
  { domain = 'portal', proof }: { domain?: string; proof?: object } = {},
): Promise<PreviewAnswer<SignedIn>> {
  const answer = await postSealed<SignedIn>(
    client,
    `/pt/ams/passport/${domain}/encrypted`,
    { loginName, password, ...(proof ?? (await captcha(client))) },
    domain,
  );
  if (answer.body.success) {
    client.token = answer.body.data.token;
  }
  return answer;
}

/** Everything the space has "sent", newest first. */
export async function outboxOf(client: PreviewClient): Promise<Message[]> {
  const { text } = await client.get('/__preview/outbox');
  return JSON.parse(text);
}

/** The newest code sent to `to`. */
export async function codeTo(client: PreviewClient, to: string): Promise<string> {
  const message = (await outboxOf(client)).find((one) => one.to === to);
  return message?.code ?? '';
}

/** The error code of an answer, undefined for a success. */
export function errorCode(answer: PreviewAnswer<unknown>): string | undefined {
  return answer.body.success ? undefined : answer.body.errorCode;
}
