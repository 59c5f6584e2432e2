import '@umijs/max/typings';

declare global {
  interface Window {
    /** A page-defined router base, spec §2. */
    routerBase?: string;
  }
}
