/** Stands in for @umijs/max while the shell is rendered: one address, one language, nobody signed in. */
import type { AnchorHTMLAttributes } from 'react';

interface Place {
  pathname: string;
  texts: Readonly<Record<string, unknown>>;
  locale: string;
}

let place: Place = { pathname: '/', texts: {}, locale: 'zh-CN' };

/** Chooses address and language of what is rendered next. */
export function renderAt(next: Place): void {
  place = next;
}

export function Link({ to, ...props }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a href={to} {...props} />;
}

export const useLocation = () => ({ pathname: place.pathname, search: '', hash: '' });
export const useAccess = () => ({});
export const useModel = () => ({});
function formatMessage({ id }: { id: string }): string {
  const text = place.texts[id];
  // A text with values needs data, and the shell has none.
  if (typeof text !== 'string' || text.includes('{')) throw new Error(`No plain text ${id}`);
  return text;
}

export const getIntl = () => ({ locale: place.locale, messages: place.texts, formatMessage });
export const useIntl = () => getIntl();
export const useNavigate = () => undefined;
export const addLocale = () => undefined;
/** Only rows have it, and the build draws none. */
export const FormattedMessage = () => null;
export const history = {};
export const request = () => new Promise(() => undefined);

/** What differs by width is in the style sheets alone. */
export const useMediaQuery = () => false;
export const useIsByFinger = () => false;
/** Nothing has been answered yet. */
export const useCall = () => ({});
export const useReading = () => ({});
export const usePage = () => ({});
export const useDeviceList = () => [];
export const useSuggest = () => ({ inputProps: {}, list: {} });
