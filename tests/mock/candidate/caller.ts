import { previewClient } from '../../helpers/previewApp';

export interface Caller {
  get<T>(path: string, query?: Record<string, string | number | boolean>): Promise<T>;
  post<T>(path: string, body?: object): Promise<T>;
}

/** A persona's browser, whose calls must succeed. */
export function callerAs(persona: string, space?: string): Caller {
  const client = previewClient({ persona, space });
  return {
    get: (path, query) => client.data(path, { query }),
    post: (path, body = {}) => client.data(path, { body }),
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
