import { join } from 'node:path';
import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import type { Dialect } from './server/dialect';
import { createOtherServer } from './server/exchange';

/** The modules of the portal at this moment: after an edit they are others (./edited). */
const load = {
  axios: (): typeof import('axios') => require('axios'),
  umi: (): typeof import('@umijs/max') => require('@umijs/max'),
  history: (): { createHistory(options: { type: string }): void } => require('@@/core/history'),
  plugin: (): { createPluginManager(): void } => require('@@/core/plugin'),
  texts: (): typeof import('@/locales/load') => require('@/locales/load'),
};

interface Line {
  /** What the picture shows that came last. */
  captcha(): string;
  /** Calls that were refused as malformed, unknown or without a token. */
  refusals: string[];
}

/** Puts the other server, in its dialect, behind Umi's own request instance: above the wire everything is the portal's. */
export function connectOther(dialect: Dialect): Line {
  const server = createOtherServer({
    contract: join(__dirname, '../../config/openapi.yaml'),
    dialect,
  });
  const { AxiosError, AxiosHeaders } = load.axios();
  load.history().createHistory({ type: 'browser' });
  load.plugin().createPluginManager();
  load.texts().addEntryTexts();
  const instance = load.umi().getRequestInstance();
  const refusals: string[] = [];
  let picture = '';
  instance.defaults.adapter = async (config: InternalAxiosRequestConfig) => {
    const names = Object.entries(config.headers.toJSON());
    const answer = await server({
      method: (config.method ?? 'get').toUpperCase(),
      url: instance.getUri(config),
      headers: Object.fromEntries(
        names.map(([name, value]) => [name.toLowerCase(), String(value)]),
      ),
      body: typeof config.data === 'string' ? config.data : '',
    });
    if (!answer) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config, {});
    const isPicture = config.responseType === 'blob';
    if (isPicture) picture = answer.body;
    if ([400, 401, 404, 405].includes(answer.status))
      refusals.push(`${config.url}: ${answer.body}`);
    const response: AxiosResponse = {
      data: isPicture ? new Blob([answer.body], { type: 'image/svg+xml' }) : answer.body,
      status: answer.status,
      statusText: '',
      headers: new AxiosHeaders(answer.headers),
      config,
    };
    if (answer.status < 300) return response;
    throw new AxiosError('Refused', AxiosError.ERR_BAD_REQUEST, config, {}, response);
  };
  return { refusals, captcha: () => />(\w+)</.exec(picture)?.[1] ?? '' };
}
