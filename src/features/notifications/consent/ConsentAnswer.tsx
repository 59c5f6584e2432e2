import { Alert, Button, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import BusyButton from '@/components/BusyButton';
import FormField from '@/forms/FormField';
import PortalForm from '@/forms/PortalForm';
import { usePortalForm } from '@/forms/usePortalForm';
import { useT } from '@/hooks/useT';
import type { BackgroundConsent } from '@/services/types';
import styles from './Consent.module.css';
import RefusalForm from './RefusalForm';

interface ConsentAnswerProps {
  notificationId: string;
  consent: BackgroundConsent;
  /** The text has changed while the person was reading it. */
  isTextNew: boolean;
  onAnswer: (isAgreed: boolean, reason?: string) => Promise<void>;
}

/**
 * The buttons to agree or to refuse. Agreeing needs a checkbox that is not ticked in advance; refusing needs two
 * confirmations.
 */
export default function ConsentAnswer(props: ConsentAnswerProps) {
  const { notificationId, consent, isTextNew, onAnswer } = props;
  const t = useT();
  const [shown, setShown] = useState<'answer' | 'refusal' | 'answerAgain'>('answer');
  const state = usePortalForm<{ isAgreed?: boolean }>({
    id: 'consent',
    check: ({ isAgreed }) =>
      isAgreed ? [] : [{ path: 'isAgreed', message: t('consent.tick.missing') }],
    send: () => onAnswer(true),
  });
  const notice = useRef<HTMLDivElement>(null);
  // The button that sent the answer is gone.
  useEffect(() => notice.current?.focus(), []);

  if (shown === 'refusal') {
    return (
      <RefusalForm
        notificationId={notificationId}
        effect={consent.refusalEffect}
        onRefuse={(reason) => onAnswer(false, reason || undefined)}
        onBack={() => setShown('answerAgain')}
      />
    );
  }
  return (
    <PortalForm
      isBasic
      state={state}
      className={`${styles.answer} surface`}
      intro={
        isTextNew && (
          <div ref={notice} tabIndex={-1} className="landing">
            <Alert type="warning" showIcon title={t('consent.textNew')} />
          </div>
        )
      }
    >
      <FormField
        field={{
          name: 'isAgreed',
          type: 'agreement',
          label: t('consent.tick'),
          isRequired: true,
        }}
      />
      <Flex wrap gap={12} className={styles.buttons}>
        <BusyButton type="primary" size="large" htmlType="submit" isBusy={state.isSending}>
          {t('consent.agree')}
        </BusyButton>
        <Button
          size="large"
          disabled={state.isSending}
          // The button that led back is gone.
          autoFocus={shown === 'answerAgain'}
          onClick={() => setShown('refusal')}
        >
          {t('consent.refuse')}
        </Button>
      </Flex>
      <p className="quiet" style={{ fontSize: 'var(--ant-font-size)' }}>
        {t('consent.voluntary')}
      </p>
    </PortalForm>
  );
}
