import { Button } from 'antd';
import FormField from '@/forms/FormField';
import { useT } from '@/hooks/useT';
import styles from './AuthForm.module.css';
import type { ProvenSend } from './useProvenSend';

/** The captcha before a code is sent, with the way round it; nothing while a code is on its way. */
export default function Puzzle({ proof }: { proof: ProvenSend }) {
  const t = useT();
  const { captcha, isSpared, isAsked, isAskedLate, spare } = proof;
  if (!isAsked) return null;
  return (
    <div className={styles.proof}>
      {isSpared ? (
        <p className={styles.lead}>{t('auth.captcha.spared')}</p>
      ) : (
        <FormField
          field={{
            name: 'captcha',
            type: 'captcha',
            label: t('auth.captcha.label'),
            hint: t('auth.captcha.sendHint'),
            isRequired: true,
            hasFocus: isAskedLate,
            captcha,
          }}
        />
      )}
      <Button type="link" className={styles.swap} onClick={() => spare(!isSpared)}>
        {t(isSpared ? 'auth.captcha.toPicture' : 'auth.captcha.spare')}
      </Button>
    </div>
  );
}
