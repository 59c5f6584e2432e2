import { ProForm } from '@ant-design/pro-components';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '@/hooks/useT';
import type { ControlProps } from '../controlProps';
import type { CaptchaPicture } from '../fieldSpec';
import styles from '../PortalForm.module.css';
import CleanedInput from './CleanedInput';

/** A captcha picture, the field for its characters, and a button that loads another picture. */
export default function Captcha({ field, item, control }: ControlProps) {
  const t = useT();
  const [isRefreshed, setRefreshed] = useState(false);
  const { captcha } = field;
  if (!captcha) return null;
  return (
    <>
      <ProForm.Item {...item}>
        <CaptchaRow control={control} captcha={captcha} onRefreshed={() => setRefreshed(true)} />
      </ProForm.Item>
      <p className="quiet" role="status">
        {isRefreshed && captcha.picture && !captcha.isLoading ? t('auth.captcha.refreshed') : ''}
      </p>
    </>
  );
}

interface CaptchaRowProps {
  control: ControlProps['control'];
  captcha: CaptchaPicture;
  onRefreshed: () => void;
  /** From the form item. */
  value?: unknown;
  onChange?: (value: string) => void;
}

function CaptchaRow({ control, captcha, onRefreshed, value, onChange }: CaptchaRowProps) {
  const t = useT();
  const { picture, isLoading, hasFailed, refresh } = captcha;
  const renew = () => {
    if (isLoading) return;
    onChange?.('');
    onRefreshed();
    refresh();
  };
  return (
    <div className={styles.row}>
      <div className={styles.characters}>
        <CleanedInput
          {...control}
          kind="captcha"
          name="captcha"
          autoCapitalize="off"
          spellCheck={false}
          value={value}
          onChange={onChange}
        />
      </div>
      <div className={styles.picture} aria-busy={isLoading}>
        {picture && !isLoading && (
          <img src={picture.url} alt={t('auth.captcha.picture')} width={120} height={44} />
        )}
        {hasFailed && <span>{t('auth.captcha.failed')}</span>}
      </div>
      <Button
        size="large"
        type="text"
        className={styles.another}
        aria-disabled={isLoading}
        onClick={renew}
      >
        {t(hasFailed ? 'common.retry' : 'auth.captcha.refresh')}
      </Button>
    </div>
  );
}
