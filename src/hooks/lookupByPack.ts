import { useIntl } from '@umijs/max';
import { type Pack, packFor } from '@/utils/locale';
import { createLookup, type Lookup } from './lookup';

type Lookups<T> = Readonly<Record<Pack, Lookup<T>>>;

/** A lookup for each language, for data whose words differ. */
export function createLookups<T>(fetchData: (pack: Pack) => Promise<T>, empty: T): Lookups<T> {
  return {
    'zh-CN': createLookup(() => fetchData('zh-CN'), empty),
    'en-US': createLookup(() => fetchData('en-US'), empty),
  };
}

/** The lookup of the page's language. */
export function useOwnLookup<T>(lookups: Lookups<T>): Lookup<T> {
  const { locale } = useIntl();
  return lookups[packFor([locale])];
}
