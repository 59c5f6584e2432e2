import '@umijs/max/typings';

declare global {
  interface Window {
    /** A page-defined router base, spec §2. */
    routerBase?: string;
    /** Where the bundle's files are; the root where the page says nothing. */
    publicPath?: string;
  }
}
