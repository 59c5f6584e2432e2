import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { readDevice, writeDevice } from '@/utils/deviceStore';
import { type DueAlert, dueAlerts } from '@/utils/dueAlerts';
import { onDates, presentDates } from '@/utils/keepDates';
import { serverNow } from '@/utils/serverClock';
import { showAlert } from '@/utils/showAlert';

const saidKey = 'alerts-said';
const saidLimit = 50;
const everyMs = 60_000;

const paths = { interview: '/user/appointments', closing: '/user/collections' } as const;

/** Those of which nobody has been reminded on this device; from now on they count as said. */
function takeNew(alerts: readonly DueAlert[]): DueAlert[] {
  const stored = readDevice(saidKey);
  const said: unknown[] = Array.isArray(stored) ? stored : [];
  const fresh = alerts.filter(({ key }) => !said.includes(key));
  if (fresh.length > 0) {
    writeDevice(saidKey, [...said, ...fresh.map(({ key }) => key)].slice(-saidLimit));
  }
  return fresh;
}

/** Reminds by notices of the system, without a call of its own: of news that the bell has heard, and of the dates read last. */
export default function Alerts() {
  const t = useT();
  const loginName = useUser()?.loginName;
  const { news, said } = useModel('notice');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same number again is news, too
  useEffect(() => {
    // Who looks at the page sees the bell.
    if (said === 0 || document.hasFocus()) return;
    const body = t('alerts.news.unread', { count: said });
    void showAlert({ tag: 'news', title: t('alerts.news'), body, path: '/user/notifications' });
  }, [news, said, t]);

  useEffect(() => {
    const check = async () => {
      const kept = await presentDates();
      if (!kept || kept.loginName !== loginName) return;
      for (const { key, kind, title } of takeNew(dueAlerts(kept.dates, serverNow()))) {
        void showAlert({ tag: key, title: t(`alerts.${kind}`), body: title, path: paths[kind] });
      }
    };
    void check();
    const timer = window.setInterval(check, everyMs);
    const stop = onDates(() => void check());
    return () => {
      window.clearInterval(timer);
      stop();
    };
  }, [loginName, t]);
  return null;
}
