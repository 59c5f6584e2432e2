import { request } from '@umijs/max';
import type { CallOptions } from '@/request/types';
import { tidyData } from '@/utils/tidyData';
import { multipartName } from '@/utils/upload/fileName';
import { isAnswerTo, loadShapes } from './answerShape';
import type {
  DataOf,
  FileAnswer,
  FileBody,
  JsonAnswer,
  Method,
  PathOf,
  Values,
  ValuesOf,
} from './callTypes';
import { nameThing } from './names';
import type { Success } from './types';

async function send<T>(url: string, method: Method, values: Values, options?: CallOptions) {
  const shapes = loadShapes(url);
  const answer = await request<Success<T>>(url, {
    method,
    pathParams: values.path,
    params: values.query,
    data: values.body,
    fits: async (data: unknown) => {
      await shapes;
      return isAnswerTo(method, url, data, nameThing);
    },
    ...options,
  });
  return tidyData(answer.data, values.query, url);
}

/**
 * Reads; returns the envelope's `data`.
 * @throws a BizError when the server answers without success, otherwise what request/runtime throws
 */
export function get<P extends PathOf<'get', JsonAnswer>>(
  path: P,
  values: ValuesOf<P, 'get'>,
  options?: CallOptions,
): Promise<DataOf<P, 'get'>> {
  return send(path, 'get', values, options);
}

/**
 * Writes a JSON body; returns the envelope's `data`.
 * @throws as `get` does
 */
export function post<P extends PathOf<'post', JsonAnswer>>(
  path: P,
  values: ValuesOf<P, 'post'>,
  options?: CallOptions,
): Promise<DataOf<P, 'post'>> {
  return send(path, 'post', values, options);
}

/**
 * Uploads one file as the multipart field `file`; returns the envelope's `data`.
 * @throws as `get` does
 */
export function upload<P extends PathOf<'post', FileBody>>(
  path: P,
  file: File,
  options?: CallOptions,
): Promise<DataOf<P, 'post'>> {
  const body = new FormData();
  body.append('file', file, multipartName(file.name));
  return send(path, 'post', { body }, options);
}

/**
 * Reads a file or picture as a blob. The call carries the token, which an `<img>` cannot.
 * @throws as `get` does
 */
export function download<P extends PathOf<'get', FileAnswer>>(
  path: P,
  values: ValuesOf<P, 'get'>,
  options?: CallOptions,
): Promise<Blob> {
  return request<Blob>(path, {
    method: 'get',
    responseType: 'blob',
    pathParams: values.path,
    params: values.query,
    ...options,
  });
}
