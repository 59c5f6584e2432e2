import { Alert, Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import BusyButton from '@/components/BusyButton';
import ErrorSummary from '@/components/ErrorSummary';
import TickBox from '@/components/TickBox';
import { useT } from '@/hooks/useT';
import type { BackgroundConsent } from '@/services/types';
import styles from './Consent.module.css';
import Refusal from './Refusal';

interface ConsentAnswerProps {
  notificationId: string;
  consent: BackgroundConsent;
  isSending: boolean;
  /** The text was renewed while it was read. */
  isTextNew: boolean;
  onAnswer: (isAgreed: boolean, reason?: string) => Promise<void>;
}

/** The two answers. To agree takes a tick that nobody set beforehand; to refuse is confirmed twice. */
export default function ConsentAnswer(props: ConsentAnswerProps) {
  const { notificationId, consent, isSending, isTextNew, onAnswer } = props;
  const t = useT();
  const tickId = useId();
  /** Which text was ticked: a renewed one has to be read and ticked again. */
  const [ticked, setTicked] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isRefusing, setRefusing] = useState(false);
  const isTicked = ticked === consent.version;
  const isMissing = attempt > 0 && !isTicked;

  const agree = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (isTicked) void onAnswer(true);
  };

  if (isRefusing) {
    return (
      <Refusal
        notificationId={notificationId}
        effect={consent.refusalEffect}
        onRefuse={(reason) => onAnswer(false, reason || undefined)}
        onBack={() => setRefusing(false)}
      />
    );
  }
  return (
    <form className={styles.answer} onSubmit={agree} noValidate>
      {isTextNew && <Alert type="warning" showIcon title={t('consent.textNew')} />}
      <ErrorSummary
        attempt={attempt}
        errors={isMissing ? [{ message: t('consent.tick.missing'), fieldId: tickId }] : []}
      />
      <TickBox
        id={tickId}
        isTicked={isTicked}
        isInvalid={isMissing}
        onChange={(isNow) => setTicked(isNow ? consent.version : undefined)}
      >
        {t('consent.tick')}
      </TickBox>
      <div className={styles.buttons}>
        <BusyButton type="primary" size="large" htmlType="submit" isBusy={isSending}>
          {t('consent.agree')}
        </BusyButton>
        <Button size="large" disabled={isSending} onClick={() => setRefusing(true)}>
          {t('consent.refuse')}
        </Button>
      </div>
      <p className={styles.hint}>{t('consent.voluntary')}</p>
    </form>
  );
}
