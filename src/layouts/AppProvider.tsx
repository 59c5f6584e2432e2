import { useIntl, useModel } from '@umijs/max';
import { ConfigProvider, theme } from 'antd';
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import LateBoundary from '@/components/LateBoundary';
import PageBoundary from '@/components/PageBoundary';
import { widgetTextsOf } from '@/locales/load';
import { onNoticeWaiting } from '@/request/feedback';
import { showTextSize } from '@/utils/appearance';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { currentDirection, packFor } from '@/utils/locale';
import { themeClass, themeFor } from '../../config/theme';

/** Not part of the first load: messages wait until it is loaded (request/feedback). */
const NoticeCentre = lazyWithRetry(
  () => import(/* webpackChunkName: "notices" */ './NoticeCentre'),
);

/** Theme, direction and notifications around every page, inside Umi's own locale and model providers. */
export default function AppProvider({ children }: { children: ReactNode }) {
  const { look } = useModel('preferences');
  const { mode, textSize } = look;
  const notices = useNeedsNotices();
  const direction = currentDirection();
  const pack = packFor([useIntl().locale]);
  const config = useMemo(
    () => themeFor(look, look.mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm),
    [look],
  );

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = pack;
    root.dir = direction;
  }, [pack, direction]);

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.classList.add(themeClass[mode]);
    root.style.colorScheme = mode;
    return () => root.classList.remove(themeClass[mode]);
  }, [mode]);

  useLayoutEffect(() => showTextSize(textSize), [textSize]);

  // The first render goes in small steps, too; while building there is no second one (src/first-paint).
  const isBegun = useDeferredValue(true, !globalThis.document);
  if (!isBegun) return null;
  return (
    <ConfigProvider
      theme={config}
      locale={widgetTextsOf(pack)}
      direction={direction}
      button={{ autoInsertSpace: false }}
    >
      {/* While the chunk is missing there are no notifications; every screen still has its own error state. */}
      {notices.isWanted && (
        <LateBoundary instead={null} onFailed={notices.noteFailure}>
          <NoticeCentre />
        </LateBoundary>
      )}
      <PageBoundary>{children}</PageBoundary>
    </ConfigProvider>
  );
}

const acts = ['pointerdown', 'keydown'] as const;

/**
 * Whether to fetch the notice centre: a message waits, or the person starts to act, since a later message may come
 * while the device is offline. Reading a page needs no notice centre. After a fetch that has failed (`noteFailure`), it is
 * fetched with the next act or message, or when the device is online again.
 */
function useNeedsNotices() {
  const [need, setNeed] = useState<'none' | 'wanted' | 'failed'>('none');
  const fetchNotices = useCallback(() => setNeed('wanted'), []);
  const noteFailure = useCallback(() => setNeed('failed'), []);
  // Once only: a new subscription is told of what waits already, and each failure would be followed by the next fetch.
  useEffect(() => onNoticeWaiting(fetchNotices), [fetchNotices]);
  useEffect(() => {
    if (need === 'wanted') return undefined;
    const occasions = need === 'failed' ? [...acts, 'online'] : acts;
    for (const occasion of occasions) window.addEventListener(occasion, fetchNotices);
    return () => {
      for (const occasion of occasions) window.removeEventListener(occasion, fetchNotices);
    };
  }, [need, fetchNotices]);
  return { isWanted: need === 'wanted', noteFailure };
}
