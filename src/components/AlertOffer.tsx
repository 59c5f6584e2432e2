import { useAccess } from '@umijs/max';
import { Flex } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { useT } from '@/hooks/useT';
import { alertState, onAlertState, switchAlerts } from '@/utils/alertChoice';
import PlainButton from './PlainButton';

/** Offers reminders, and asks the browser only when the button is pressed. As a setting it stays and can be switched off. */
export default function AlertOffer({ isSetting }: { isSetting?: boolean }) {
  const t = useT();
  const { isSignedIn, isReviewer } = useAccess();
  const state = useSyncExternalStore(onAlertState, alertState);
  const [isAnswered, setAnswered] = useState(false);
  if (!isSignedIn || isReviewer || state === 'unsupported') return null;
  if (state !== 'ask' && !isSetting && !isAnswered) return null;
  const choose = (isOn: boolean) => {
    setAnswered(true);
    void switchAlerts(isOn);
  };
  return (
    <Flex
      wrap
      gap="4px 12px"
      align="center"
      className="offPaper"
      style={isSetting ? { minHeight: 36, marginBlockEnd: 8 } : undefined}
    >
      <span role="status" className="quiet">
        {t(state === 'ask' ? 'alerts.offer' : `alerts.state.${state}`)}
      </span>
      {(state === 'ask' || (isSetting && state === 'off')) && (
        <PlainButton look="outlined" onClick={() => choose(true)}>
          {t('alerts.turnOn')}
        </PlainButton>
      )}
      {state === 'ask' && (
        <PlainButton look="quiet" onClick={() => choose(false)}>
          {t('alerts.notNow')}
        </PlainButton>
      )}
      {isSetting && state === 'on' && (
        <PlainButton onClick={() => choose(false)}>{t('alerts.turnOff')}</PlainButton>
      )}
    </Flex>
  );
}
