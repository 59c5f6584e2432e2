import { Alert, Button } from 'antd';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import Field from '@/components/Field';
import TextArea from '@/components/TextArea';
import { useT } from '@/hooks/useT';
import { useTabState } from '@/hooks/useTabState';
import styles from './Consent.module.css';
import { isReason, refusalKey } from './refusalReason';

const ConfirmDialog = lazy(
  () => import(/* webpackChunkName: "confirm" */ '@/components/ConfirmDialog'),
);

/** Characters of a reason. */
const mostReason = 200;

interface RefusalProps {
  notificationId: string;
  /** What refusing means, in the server's words. */
  effect: string;
  onRefuse: (reason: string) => Promise<void>;
  onBack: () => void;
}

/** Refusing: first its consequence and, if one likes, the reason; then asked once more. */
export default function Refusal({ notificationId, effect, onRefuse, onBack }: RefusalProps) {
  const t = useT();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [reason, setReason] = useTabState(refusalKey(notificationId), '', isReason);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => title.current?.focus(), []);

  return (
    <section className={styles.refusal} aria-labelledby={titleId}>
      <h2 ref={title} id={titleId} tabIndex={-1} className={styles.heading}>
        {t('consent.refusal.title')}
      </h2>
      <Alert type="error" role="note" title={<span lang="zh-CN">{effect}</span>} />
      <p>{t('consent.refusal.hint')}</p>
      <Field label={t('consent.refusal.reason')} hint={t('consent.refusal.reasonHint')} isOptional>
        {(control) => (
          <TextArea
            {...control}
            value={reason}
            maxLength={mostReason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <div className={styles.buttons}>
        <Button type="primary" size="large" onClick={onBack}>
          {t('consent.refusal.back')}
        </Button>
        <Button danger size="large" onClick={() => setAsking(true)}>
          {t('consent.refusal.continue')}
        </Button>
      </div>
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t('consent.refusal.confirm.title')}
            consequence={t('consent.refusal.confirm.consequence')}
            action={t('consent.refusal.confirm')}
            onConfirm={() => onRefuse(reason.trim())}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
