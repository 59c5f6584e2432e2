import { errorsOfAnswer, operations } from '../../contract/document';
import { type PreviewClient, previewClient } from '../../helpers/previewApp';

export interface Caller {
  client: PreviewClient;
  get<T>(path: string, query?: Record<string, string | number | boolean>): Promise<T>;
  post<T>(path: string, body?: object): Promise<T>;
}

function operationOf(method: 'get' | 'post', path: string) {
  const found = operations.find(
    (one) =>
      one.method === method &&
      new RegExp(`^/pt${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  if (!found) throw new Error(`the contract has no ${method} ${path}`);
  return found;
}

/** A persona's browser; every answer is checked against the contract. */
export function callerAs(persona: string, space?: string): Caller {
  const client = previewClient({ persona, ...(space ? { space } : {}) });

  async function accepted<T>(method: 'get' | 'post', path: string, sent: object = {}): Promise<T> {
    const { body, status } =
      method === 'get' ? await client.get<T>(path, { ...sent }) : await client.post<T>(path, sent);
    expect(errorsOfAnswer(operationOf(method, path), body)).toEqual([]);
    if (!body.success) throw new Error(`${path} answered ${status} ${JSON.stringify(body)}`);
    return body.data;
  }

  return {
    client,
    get: (path, query) => accepted('get', path, query),
    post: (path, body) => accepted('post', path, body),
  };
}

export const paths = {
  open: '/pt/usercenter/rest/applicationdelivery/open',
  search: '/pt/usercenter/rest/applicationdelivery/search',
  remove: (id: string) => `/pt/usercenter/rest/applicationdelivery/delete/${id}`,
  notifications: '/pt/usercenter/rest/applicationdelivery/notifications',
  confirm: '/pt/usercenter/rest/applicationdelivery/notificationConfirm',
  agree: '/pt/usercenter/rest/applicationdelivery/agreeBc',
  page: '/pt/usercenter/rest/wizard/page',
  apply: (id: string) => `/pt/usercenter/rest/wizard/apply/${id}`,
  resume: '/pt/usercenter/rest/resume/view',
  save: '/pt/usercenter/rest/resume/save',
  collected: '/pt/usercenter/rest/collect/getCareer',
  centre: '/pt/usercenter',
} as const;
