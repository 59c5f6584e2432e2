import type { ErrorCode, Failure, FieldError } from '../../../src/services/types';
import { errorsOfAnswer, operations } from '../../contract/document';
import { type PreviewAnswer, type PreviewClient, previewClient } from '../../helpers/previewApp';

/** The error of a refused call. */
export interface Refused {
  status: number;
  code?: ErrorCode;
  fields: string[];
  data: unknown;
}

export interface Caller {
  client: PreviewClient;
  get<T>(path: string, query?: Record<string, string | number | boolean>): Promise<T>;
  post<T>(path: string, body?: object): Promise<T>;
  /** A call that must be refused. */
  refused(path: string, body?: object): Promise<Refused>;
  refusedGet(path: string, query?: Record<string, string>): Promise<Refused>;
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

  async function answer<T>(
    method: 'get' | 'post',
    path: string,
    sent: object = {},
  ): Promise<PreviewAnswer<T>> {
    const got =
      method === 'get' ? await client.get<T>(path, { ...sent }) : await client.post<T>(path, sent);
    expect(errorsOfAnswer(operationOf(method, path), got.body)).toEqual([]);
    return got;
  }

  async function accepted<T>(method: 'get' | 'post', path: string, sent?: object): Promise<T> {
    const { body, status } = await answer<T>(method, path, sent);
    if (!body.success) throw new Error(`${path} answered ${status} ${JSON.stringify(body)}`);
    return body.data;
  }

  async function turnedDown(method: 'get' | 'post', path: string, sent?: object): Promise<Refused> {
    const { body, status } = await answer<unknown>(method, path, sent);
    if (body.success) throw new Error(`${path} was not refused: ${JSON.stringify(body.data)}`);
    const failure: Failure = body;
    const fields = (failure.fieldErrors ?? []).map((one: FieldError) => one.field);
    return { status, code: failure.errorCode, fields, data: failure.data };
  }

  return {
    client,
    get: (path, query) => accepted('get', path, query),
    post: (path, body) => accepted('post', path, body),
    refused: (path, body) => turnedDown('post', path, body),
    refusedGet: (path, query) => turnedDown('get', path, query),
  };
}

export const paths = {
  open: '/pt/usercenter/rest/applicationdelivery/open',
  search: '/pt/usercenter/rest/applicationdelivery/search',
  remove: (id: string) => `/pt/usercenter/rest/applicationdelivery/delete/${id}`,
  notifications: '/pt/usercenter/rest/applicationdelivery/notifications',
  confirm: '/pt/usercenter/rest/applicationdelivery/notificationConfirm',
  agree: '/pt/usercenter/rest/applicationdelivery/agreeBc',
  disagree: '/pt/usercenter/rest/applicationdelivery/disagreeBc',
  slots: (id: string) => `/pt/portal/rest/appointmenttimeconfirm/getAllList/${id}`,
  page: '/pt/usercenter/rest/wizard/page',
  apply: (id: string) => `/pt/usercenter/rest/wizard/apply/${id}`,
  resume: '/pt/usercenter/rest/resume/view',
  edit: '/pt/usercenter/rest/resume/edit',
  save: '/pt/usercenter/rest/resume/save',
  complete: (id: string) => `/pt/usercenter/rest/resume/completeResume/${id}`,
  templates: '/pt/usercenter/rest/resume/getTemplates',
  template: '/pt/usercenter/rest/resume/changeTemplate',
  collected: '/pt/usercenter/rest/collect/getCareer',
  collect: '/pt/usercenter/rest/collect/career',
  uncollect: '/pt/usercenter/rest/collect/removeCareer',
  centre: '/pt/usercenter',
  header: '/pt/ams/user/passport/header',
} as const;
