import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';

/** What antd has worked out of its theme stays for the next test: each page would work it out anew. */
function lastingCache() {
  const cache = createCache();
  const update = cache.opUpdate.bind(cache);
  cache.opUpdate = (key, next) => update(key, (value) => next(value) ?? value);
  return cache;
}

/** Holds none of the style elements that it is given: antd looks through all of them for each one. */
const container = Object.assign(document.createElement('div'), {
  insertBefore: <T,>(style: T): T => style,
  removeChild: <T,>(style: T): T => style,
});
const cache = lastingCache();

/** With a key of its own for each page, antd would not find what the cache has. */
const theme = { zeroRuntime: true, cssVar: { key: 'unstyled' } };

/**
 * antd without its style rules, which jsdom has no layout for, and without its variables, as each query by role would match all of
 * them with each element.
 */
export function Unstyled({ children }: { children: ReactNode }) {
  return (
    <StyleProvider cache={cache} container={container}>
      <ConfigProvider theme={theme}>{children}</ConfigProvider>
    </StyleProvider>
  );
}
