import { Alert, Button, Flex } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import Confirm from '@/components/Confirm';
import FormField from '@/forms/FormField';
import { errorsAt } from '@/forms/fieldErrors';
import PortalForm from '@/forms/PortalForm';
import { usePortalForm } from '@/forms/usePortalForm';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { writeTab } from '@/utils/tabStore';
import styles from './Consent.module.css';
import { refusalKey, storedReason } from './refusalReason';

/** Greatest number of characters of a reason. */
const maxReasonLength = 200;

interface RefusalFormProps {
  notificationId: string;
  /** The effect of refusing, in the server's words. */
  effect: string;
  onRefuse: (reason: string) => Promise<void>;
  onBack: () => void;
}

/** The form to refuse: the effect and an optional reason, then a confirmation. */
export default function RefusalForm({
  notificationId,
  effect,
  onRefuse,
  onBack,
}: RefusalFormProps) {
  const t = useT();
  const check = useValidation();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [begun] = useState(() => ({ reason: storedReason(notificationId) }));
  const [isAsking, setAsking] = useState(false);
  useEffect(() => title.current?.focus(), []);
  const label = t('consent.refusal.reason');
  const state = usePortalForm<{ reason: string }>({
    id: 'refusal',
    check: ({ reason }) => errorsAt({ reason: check(label, reason, { max: maxReasonLength }) }),
    send: async () => setAsking(true),
    onChange: ({ reason }) => writeTab(refusalKey(notificationId), reason),
  });

  return (
    <section className={`${styles.answer} surface`} aria-labelledby={titleId}>
      <h2
        ref={title}
        id={titleId}
        tabIndex={-1}
        className="landing"
        style={{ margin: 0, fontSize: 'var(--ant-font-size-xl)' }}
      >
        {t('consent.refusal.title')}
      </h2>
      <Alert type="error" role="note" title={<span lang="zh-CN">{effect}</span>} />
      <p>{t('consent.refusal.hint')}</p>
      <PortalForm isBasic state={state} className={styles.refusal} initialValues={begun}>
        <FormField
          field={{
            name: 'reason',
            type: 'textarea',
            label,
            hint: t('consent.refusal.reasonHint'),
            maxLength: maxReasonLength,
          }}
        />
        <Flex wrap gap={12} className={styles.buttons}>
          <Button type="primary" size="large" onClick={onBack}>
            {t('consent.refusal.back')}
          </Button>
          <Button danger size="large" htmlType="submit">
            {t('consent.refusal.continue')}
          </Button>
        </Flex>
      </PortalForm>
      {isAsking && (
        <Confirm
          title={t('consent.refusal.confirm.title')}
          consequence={t('consent.refusal.confirm.consequence')}
          action={t('consent.refusal.confirm')}
          onConfirm={() => onRefuse(state.read().reason.trim())}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
