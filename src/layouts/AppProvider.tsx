import { useIntl, useModel } from '@umijs/max';
import { App, ConfigProvider, theme } from 'antd';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import PageBoundary from '@/components/PageBoundary';
import { setFeedback } from '@/request/feedback';
import { currentDirection } from '@/utils/locale';
import { site } from '../../config/site';
import { themeClass, themeFor } from '../../config/theme';

const noticeConfig = {
  duration: site.notificationDurationS,
  top: site.notificationOffsetPx,
  placement: 'topRight',
} as const;

/** The request runtime speaks through the themed, translated notices (spec §8), captured here once. */
function FeedbackBridge() {
  const { message, notification } = App.useApp();
  useLayoutEffect(() => setFeedback({ message, notification }), [message, notification]);
  return null;
}

/** Theme, direction and notices around every page, inside Umi's own locale and model providers. */
export default function AppProvider({ children }: { children: ReactNode }) {
  const { mode, isMotionReduced } = useModel('preferences');
  const direction = currentDirection();
  const pack = useIntl().locale;
  const config = useMemo(
    () =>
      themeFor(
        mode,
        mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
        isMotionReduced,
      ),
    [mode, isMotionReduced],
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

  return (
    <ConfigProvider theme={config} direction={direction} button={{ autoInsertSpace: false }}>
      <App
        component={false}
        message={{ duration: site.messageDurationS }}
        notification={noticeConfig}
      >
        <FeedbackBridge />
        <PageBoundary>{children}</PageBoundary>
      </App>
    </ConfigProvider>
  );
}
