import type { PathParams } from '@/request/types';
import type { paths } from './schema';

export type Method = 'get' | 'post';
type Operation<P extends keyof paths, M extends Method> =
  paths[P] extends Record<M, infer O> ? O : never;

export interface JsonAnswer {
  responses: { 200: { content: { 'application/json': unknown } } };
}
export interface FileAnswer {
  responses: { 200: { content: { 'image/*': string } | { '*/*': string } } };
}
export interface FileBody {
  requestBody: { content: { 'multipart/form-data': unknown } };
}

/** Paths that have a call of this method and shape. */
export type PathOf<M extends Method, Shape> = {
  [P in keyof paths]: Operation<P, M> extends never
    ? never
    : Operation<P, M> extends Shape
      ? P
      : never;
}[keyof paths];

/** The envelope's `data` of a call. */
export type DataOf<P extends keyof paths, M extends Method> =
  Operation<P, M> extends {
    responses: { 200: { content: { 'application/json': infer A } } };
  }
    ? // At HTTP 200 a failure may stand too (spec §7): it is thrown, and never returned.
      Extract<A, { success: true }> extends { data: infer D }
      ? D
      : never
    : never;

/** What a call sends: values of the placeholders, the query, the JSON body. */
export interface Values {
  path?: PathParams;
  query?: object;
  body?: unknown;
}
type PathPart<O> = O extends { parameters: { path: infer T } } ? { path: T } : { path?: never };
type QueryPart<O> = O extends { parameters: { query: infer T } }
  ? { query: T }
  : O extends { parameters: { query?: infer T } }
    ? { query?: T }
    : { query?: never };
type BodyPart<O> = O extends { requestBody: { content: { 'application/json': infer T } } }
  ? { body: T }
  : { body?: never };
/** What one call sends, as the contract types it. */
export type ValuesOf<P extends keyof paths, M extends Method> = Values &
  PathPart<Operation<P, M>> &
  QueryPart<Operation<P, M>> &
  BodyPart<Operation<P, M>>;

/** The JSON body of a write. */
export type BodyOf<P extends keyof paths> =
  Operation<P, 'post'> extends {
    requestBody: { content: { 'application/json': infer B } };
  }
    ? B
    : never;
