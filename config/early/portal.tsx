/** Stands in for @umijs/max and for what needs the portal's runtime while the page's script shows the first answer. */
import type { AnchorHTMLAttributes } from 'react';
import { currentPack, type Pack } from '@/utils/locale';
import { partsOfMessage } from './messages';

/** The texts in use, compiled, by language; the build fills in the one of the file (config/early/build.ts). */
declare const shellTexts: Record<Pack, Record<string, unknown>>;

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; state?: unknown };

export function Link({ to, state: _state, ...props }: LinkProps) {
  return <a href={to} {...props} />;
}

interface Message {
  id: string;
}
type Values = Record<string, unknown>;

export const useIntl = () => {
  const locale = currentPack();
  const messages = shellTexts[locale];
  const formatMessage = ({ id }: Message, values: Values = {}) =>
    partsOfMessage(messages[id], values, locale).join('');
  return { locale, messages, formatMessage };
};

export function FormattedMessage({ id, values = {} }: Message & { values?: Values }) {
  const locale = currentPack();
  return partsOfMessage(shellTexts[locale][id], values, locale);
}

export const useLocation = () => window.location;
export const useNavigate = () => undefined;
export const useAccess = () => ({});
export const useModel = () => ({ isCollected: () => false, isPending: () => false });
export const history = {};

/** Nobody's: whether a position is saved or compared is drawn by the portal. */
export const useUser = () => undefined;
export const useCompare = () => ({ isChosen: () => false, chosen: [] });
/** Names by code come with further calls. */
export const useTerms = () => ({ termsOf: () => [], termOf: () => undefined });
export const useMajorNames = () => [];
export const ignoreReported = undefined;
export const showMessage = undefined;
export const rememberCollect = undefined;
export const stickyRoom = undefined;
export const compareQuery = () => '';
